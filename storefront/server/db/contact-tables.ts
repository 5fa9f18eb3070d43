import type { ContactSubject } from '@otzar/contract/contact';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { moment } from './moment.ts';

/** What somebody wrote to the shop. */
export const contact_message = pgTable(
  'contact_message',
  {
    id: serial().primaryKey(),
    /** Who was signed in: an address alone may be anybody's. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    written_at: moment('written_at').notNull(),
  },
  (t) => [index('contact_message_customer').on(t.customer_id)],
);
