import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** When a bank was asked for money, once under each key that its declines are counted by. */
export const card_attempt = pgTable(
  'card_attempt',
  {
    id: text().notNull(),
    /** Whose it is, e.g. `address:203.0.113.7`; of a card a fingerprint, never its number. */
    key: text().notNull(),
    asked_at: moment('asked_at').notNull(),
    /** When the bank said no; null while it has not answered. What it says yes to is dropped. */
    declined_at: moment('declined_at'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.key] }),
    index('card_attempt_key').on(t.key),
    index('card_attempt_asked').on(t.asked_at),
  ],
);
