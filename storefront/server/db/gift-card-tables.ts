import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';

/** Money on a code. What was put on it is its balance and all that it has paid. */
export const gift_card = pgTable(
  'gift_card',
  {
    /** `OTZ-ABCD-EFGH-JKLM`; never logged. */
    code: text().primaryKey(),
    initial_cents: integer().notNull(),
    balance_cents: integer().notNull(),
    /** It cannot pay before; null for at once. */
    valid_from: moment('valid_from'),
    /** The order that it was bought with; null for one from the seed. */
    order_id: integer().references(() => customer_order.id),
    created_at: moment('created_at').notNull().defaultNow(),
    /** When the order that it was bought with was cancelled; it has nothing on it from then on. */
    voided_at: moment('voided_at'),
  },
  (t) => [
    check('gift_card_balance', sql`${t.balance_cents} between 0 and ${t.initial_cents}`),
    index('gift_card_order').on(t.order_id),
  ],
);

/** What a gift card paid of an order. */
export const gift_card_payment = pgTable(
  'gift_card_payment',
  {
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
    code: text()
      .notNull()
      .references(() => gift_card.code),
    amount_cents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.code] })],
);
