import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The sandbox gateway's own books: holds whose reply it lost, by the reference they were asked for with. */
export const sandbox_hold = pgTable('sandbox_hold', {
  reference: text().primaryKey(),
  held_at: timestamp('held_at', { withTimezone: true }).notNull(),
});
