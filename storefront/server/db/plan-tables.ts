import type { Frequency } from '@otzar/contract/subscription';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Plans that stand on one page to be chosen from. They belong to the catalogue, and are replaced with it. */
export const plan_group = pgTable('plan_group', {
  id: integer().primaryKey(),
  name: text().notNull(),
  lead: text().notNull(),
});

/** A product that comes regularly as part of a group. */
export const plan = pgTable(
  'plan',
  {
    group_id: integer().notNull(),
    product_id: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    includes: jsonb().$type<string[]>().notNull(),
    frequencies: jsonb().$type<Frequency[]>().notNull(),
    badge: text(),
  },
  (t) => [primaryKey({ columns: [t.group_id, t.product_id] })],
);
