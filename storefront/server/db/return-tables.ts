import type { RefundMethod, ReturnMethod, ReturnReason } from '@otzar/contract/return';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { drawnNumber } from './drawn-number.ts';
import { gift_card } from './gift-card-tables.ts';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';
import { spoken } from './spoken.ts';

/** Something that goes back to the shop. What is refunded is settled as it is made; money in cents. */
export const order_return = pgTable(
  'order_return',
  {
    id: integer().primaryKey().default(drawnNumber('order_return')),
    token: text().notNull(),
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
    /** Whose it is: the order's customer, of a gift whoever was given it; null for a guest's. */
    customer_id: integer().references(() => customer.id, { onDelete: 'set null' }),
    session_hash: text().notNull(),
    idempotency_key: text().notNull(),
    /** Hash of the body that was sent with the key. */
    body_hash: text().notNull(),
    is_gift: boolean().notNull(),
    /** Where the letters about it go. */
    email: text().notNull(),
    /** What they are written in, where it is nobody's account's. */
    language: spoken(),
    status: text().$type<'awaited' | 'received'>().notNull(),
    refund: text().$type<RefundMethod>().notNull(),
    method: text().$type<ReturnMethod>().notNull(),
    /** What goes back to the card, and what onto a gift card; shipping is part of them. */
    card_cents: integer().notNull(),
    gift_card_cents: integer().notNull(),
    shipping_cents: integer().notNull(),
    /** The gift card that was made for it. */
    gift_card_code: text().references(() => gift_card.code),
    made_at: moment('made_at').notNull(),
    received_at: moment('received_at'),
  },
  (t) => [
    uniqueIndex('order_return_token').on(t.token),
    uniqueIndex('order_return_key').on(t.session_hash, t.idempotency_key),
    index('order_return_order').on(t.order_id),
    index('order_return_customer').on(t.customer_id),
  ],
);

/** What of a line goes back. */
export const order_return_line = pgTable(
  'order_return_line',
  {
    return_id: integer()
      .notNull()
      .references(() => order_return.id, { onDelete: 'cascade' }),
    /** The line's place in its order, from 1. */
    line: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    refund_cents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.return_id, t.line] })],
);
