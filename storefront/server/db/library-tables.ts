import { index, integer, jsonb, pgTable, serial } from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';

/**
 * What a digital item says of itself, as it stood on the day it was bought: its file is made from it, so
 * that what somebody bought stays theirs when the shop sells it no more.
 */
export interface Work {
  title: string;
  heb_title: string | null;
  creators: string[];
  vendor: string;
  short_desc: string;
  /** Paragraphs, parted by an empty line. */
  description: string;
  heb_description: string | null;
  facts: { label: string; value: string }[];
}

/** Something digital that was bought. */
export const library_item = pgTable(
  'library_item',
  {
    id: serial().primaryKey(),
    /** Whose it is; null while the guest who bought it has no account. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    order_id: integer()
      .notNull()
      .references(() => customer_order.id, { onDelete: 'cascade' }),
    product_id: integer().notNull(),
    work: jsonb().$type<Work>().notNull(),
    bought_at: moment('bought_at').notNull(),
    /** When its customer was first given a link to it; null while nobody has had it. */
    opened_at: moment('opened_at'),
  },
  (t) => [
    index('library_item_customer').on(t.customer_id),
    index('library_item_order').on(t.order_id),
  ],
);
