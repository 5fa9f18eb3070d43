import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';

/**
 * Where a card's payment is on its way: written down before it is `requested` of the gateway, `authorised`
 * with its order, and captured, voided or refunded once the gateway has said so. What is `…_due` is asked of
 * the gateway until it answers.
 */
export type PaymentState =
  | 'requested'
  | 'authorised'
  | 'capture_due'
  | 'captured'
  | 'void_due'
  | 'voided'
  | 'refund_due'
  | 'refunded';

/** The payment of an order with a card; an order of an earlier build has none, and was captured as it was placed. */
export const payment = pgTable(
  'payment',
  {
    /** The name that it was authorised under, ours. */
    reference: text().primaryKey(),
    /** Null while it has no order. */
    order_id: integer().references(() => customer_order.id),
    amount_cents: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The gateway's name for it; null until it has answered. */
    gateway_payment: text(),
    captured_at: moment('captured_at'),
    /** When the gateway is asked next; of a request without an order, when it is given up. */
    due_at: moment('due_at').notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (t) => [
    uniqueIndex('payment_order').on(t.order_id),
    index('payment_due')
      .on(t.due_at)
      .where(sql`${t.state} in ('requested', 'capture_due', 'void_due', 'refund_due')`),
  ],
);

/** The sandbox gateway's own books: money held on cards, by the reference it was asked for with. */
export const sandbox_hold = pgTable('sandbox_hold', {
  reference: text().primaryKey(),
  amount_cents: integer().notNull().default(0),
  held_at: moment('held_at').notNull(),
  /** When it was taken; null while it is held only. */
  captured_at: moment('captured_at'),
  /** When it was given back, or refused before it was asked for: nothing is held under this name again. */
  voided_at: moment('voided_at'),
});

/** What it has paid back, by the reference it was asked for with. */
export const sandbox_refund = pgTable('sandbox_refund', {
  reference: text().primaryKey(),
  /** The payment that it came from. */
  payment: text().notNull(),
  amount_cents: integer().notNull(),
  refunded_at: moment('refunded_at').notNull(),
});
