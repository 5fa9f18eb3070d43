import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The sandbox gateway's own books: holds whose reply it lost, by the reference they were asked for with. */
export const sandbox_hold = pgTable('sandbox_hold', {
  reference: text().primaryKey(),
  held_at: timestamp('held_at', { withTimezone: true }).notNull(),
});

/** What it has paid back, by the reference it was asked for with. */
export const sandbox_refund = pgTable('sandbox_refund', {
  reference: text().primaryKey(),
  /** The payment that it came from. */
  payment: text().notNull(),
  amount_cents: integer().notNull(),
  refunded_at: timestamp('refunded_at', { withTimezone: true }).notNull(),
});
