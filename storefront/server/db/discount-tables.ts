import type { DiscountKind } from '@otzar/contract/discount';
import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';

/** A code that takes something off an order. */
export const discount = pgTable('discount', {
  /** In capitals. */
  code: text().primaryKey(),
  kind: text().$type<DiscountKind>().notNull(),
  /** Percent or dollars; 0 for free shipping. */
  value: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  minimum_cents: integer().notNull().default(0),
  begins_at: moment('begins_at'),
  ends_at: moment('ends_at'),
  /** How often it may be used in all; null for any number. */
  most_uses: integer(),
  /** Counted only where there is a most, so that orders with an open code never wait for each other. */
  uses: integer().notNull().default(0),
  /** Once for each e-mail address. */
  once_each: boolean().notNull().default(false),
});

/** Who has used a code that each may use once. */
export const discount_use = pgTable(
  'discount_use',
  {
    code: text()
      .notNull()
      .references(() => discount.code),
    /** The mailbox it leads to (`mailboxKey`), not the address as it was written. */
    email: text().notNull(),
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
  },
  (t) => [primaryKey({ columns: [t.code, t.email] })],
);
