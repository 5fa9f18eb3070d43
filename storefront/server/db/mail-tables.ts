import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Mail to be sent: written with what it tells of, in one transaction, and sent after that has happened. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    recipient: text().notNull(),
    /** Where an answer to it goes; null where the shop itself reads it. */
    reply_to: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where whoever reads it asks for no more of its kind; null for letters that tell of something. */
    unsubscribe: text(),
    /** Not before; moves on after each failure. */
    send_after: moment('send_after').notNull(),
    sent_at: moment('sent_at'),
    attempts: integer().notNull().default(0),
    last_error: text(),
  },
  (t) => [index('outbox_due').on(t.send_after).where(sql`${t.sent_at} is null`)],
);
