import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { product } from './catalogue-tables.ts';
import type { Rule } from './list-rule.ts';

/** An automated category: its rule picks its products anew whenever it is read. */
export const automated_category = pgTable('automated_category', {
  id: serial().primaryKey(),
  /** Slug of the department it belongs to, or `all`. */
  index: text().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  heb_title: text(),
  description: text().notNull().default(''),
  rule: jsonb().$type<Rule>().notNull(),
});

/** Products put together by hand, told in the words of whoever did it. */
export const collection = pgTable('collection', {
  id: serial().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  heb_title: text(),
  description: text().notNull().default(''),
  /** The first one opens the shop window. */
  position: integer().notNull().default(0),
});

export const collection_product = pgTable(
  'collection_product',
  {
    collection_id: integer()
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collection_id, t.product_id] }),
    index('collection_product_product').on(t.product_id),
  ],
);

/**
 * The facts of a product's `meta` that a list can be held to, in display order. Only those that few values
 * share are worth a place here: a language or a binding, but no measure and no number of pages.
 */
export const filter_fact = pgTable('filter_fact', {
  /** The fact's label as products carry it. */
  label: text().primaryKey(),
  /** Its name in the address, after `filters.`. */
  slug: text().notNull(),
  position: integer().notNull(),
});
