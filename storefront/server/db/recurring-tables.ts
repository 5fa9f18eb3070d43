import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';
import { subscription } from './subscription-tables.ts';

/** What came of a subscription on a day that it was due: one row, and so one order, for each of them. */
export const recurring_run = pgTable(
  'recurring_run',
  {
    subscription_id: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    due_on: date().notNull(),
    /** The order of that day; null while there is none. */
    order_id: integer().references(() => customer_order.id),
    /** How often it could not be placed, and the day of the first time. */
    failures: integer().notNull().default(0),
    failed_on: date(),
    /** How often the bank gave no answer, after which the same is asked for again. */
    silences: integer().notNull().default(0),
    /** Hash of the order that money was last asked for: where it changes, that money is given back first. */
    asked_for: text(),
    ran_at: moment('ran_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subscription_id, t.due_on] }),
    index('recurring_run_order').on(t.order_id),
  ],
);

/** What only one process of the shop does at a time: who does it, and until when on the database's own clock. */
export const lease = pgTable('lease', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: moment('until').notNull(),
});
