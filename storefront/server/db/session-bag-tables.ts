import type { SavedLine } from '@otzar/contract/customer-bag';
import type { SessionCheckout } from '@otzar/contract/session-bag';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The bag of a visitor whose pages run no scripts, with the checkout of it. */
export const session_bag = pgTable(
  'session_bag',
  {
    session_hash: text().primaryKey(),
    /** Another one after each change; the Idempotency-Key of its order. */
    version: text().notNull(),
    lines: jsonb().$type<SavedLine[]>().notNull(),
    checkout: jsonb().$type<SessionCheckout>(),
    /** The order that this version became. */
    order_id: integer(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [index('session_bag_updated').on(t.updated_at)],
);
