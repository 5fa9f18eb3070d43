import type { Address } from '@otzar/contract/address';
import type {
  Order,
  OrderLine,
  OrderStatus,
  OrderTotals,
  Pickup,
  ShippingType,
} from '@otzar/contract/order';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { drawnNumber } from './drawn-number.ts';
import { moment } from './moment.ts';
import { spoken } from './spoken.ts';

/** Facts that every process of one shop shares, such as the anti-forgery secret and the seed's version. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** A browser's session; only the hash of its id is kept, so that a stolen table opens nothing. */
export const session = pgTable(
  'session',
  {
    id_hash: text().primaryKey(),
    /** Whose it is; null for a guest's. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    zip: text().notNull().default(''),
    country: text().notNull().default('US'),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    /** When somebody ended it before its time; its id opens nothing from then on. */
    ended_at: moment('ended_at'),
  },
  (t) => [index('session_customer').on(t.customer_id)],
);

/** An order as it was placed; money in cents, lines and addresses as they stood on that day. */
export const customer_order = pgTable(
  'customer_order',
  {
    id: integer().primaryKey().default(drawnNumber('customer_order')),
    token: text().notNull(),
    session_hash: text().notNull(),
    /** Whose it is; null for a guest's, and once the account is deleted. */
    customer_id: integer().references(() => customer.id, { onDelete: 'set null' }),
    email: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    timeline: jsonb().$type<Order['timeline']>().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    totals: jsonb().$type<OrderTotals>().notNull(),
    total_cents: integer().notNull(),
    shipping_type: jsonb().$type<ShippingType>().notNull(),
    shipping_name: text().notNull().default(''),
    estimated_arrival: moment('estimated_arrival'),
    shipping_info: jsonb().$type<Address>(),
    pickup_info: jsonb().$type<Pickup>(),
    discount: jsonb().$type<Order['discount']>(),
    /** Last four of each code and what it paid; the codes themselves are in `gift_card_payment`. */
    gift_cards: jsonb().$type<Order['gift_cards']>().notNull().default([]),
    /** What the card paid. */
    due_cents: integer().notNull(),
    payment: jsonb().$type<{
      reference: string;
      brand: string;
      last_four: string;
      exp: string;
      /** What became of it when the order was cancelled. */
      given_back?: 'void' | 'refund';
    }>(),
    placed_at: moment('placed_at').notNull().defaultNow(),
    /** `ABCD-EFGH`, for whoever was given something of it; null where nothing is a gift. */
    gift_code: text(),
    /** What letters about it are written in, once it is nobody's account's. */
    language: spoken(),
  },
  (t) => [
    uniqueIndex('customer_order_token').on(t.token),
    index('customer_order_session').on(t.session_hash),
    index('customer_order_customer').on(t.customer_id, t.placed_at),
  ],
);

/** A key that an order was sent with, kept for a day. */
export const order_attempt = pgTable(
  'order_attempt',
  {
    session_hash: text().notNull(),
    idempotency_key: text().notNull(),
    /** Hash of the body that was sent with the key: the same key with another body is refused. */
    body_hash: text().notNull(),
    /** The order that it made; null while it has made none. */
    order_id: integer().references(() => customer_order.id),
    /** How often held money was given back: each hold after that is another one. */
    voids: integer().notNull().default(0),
    tried_at: moment('tried_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.session_hash, t.idempotency_key] }),
    index('order_attempt_tried').on(t.tried_at),
    index('order_attempt_key').on(t.idempotency_key),
  ],
);

/** Tries at something that may be guessed, counted here so that every process sees the same count. */
export const attempt = pgTable(
  'attempt',
  {
    /** What is tried by whom, e.g. `order-status:12:203.0.113.7`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts again from nothing. */
    until: moment('until').notNull(),
  },
  (t) => [index('attempt_until').on(t.until)],
);
