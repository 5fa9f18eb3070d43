import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { moment } from './moment.ts';

/** Who gets the shop's letters, or has asked for them. */
export const newsletter_sign_up = pgTable(
  'newsletter_sign_up',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    /** The address as it is looked up: in lower case. */
    email_key: text().notNull().unique(),
    /** Who was signed in: an address alone may be anybody's. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    asked_at: moment('asked_at').notNull(),
    /** When the link of the first letter was followed; nothing is sent before. */
    confirmed_at: moment('confirmed_at'),
  },
  (t) => [index('newsletter_sign_up_customer').on(t.customer_id)],
);
