import type { ProductCard } from '@otzar/contract/product';
import type { Frequency } from '@otzar/contract/subscription';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customer, customer_address, customer_payment } from './customer-tables.ts';
import { drawnNumber } from './drawn-number.ts';

/** Something that comes to a customer again and again. */
export const subscription = pgTable(
  'subscription',
  {
    id: integer().primaryKey().default(drawnNumber('subscription')),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    product_id: integer().notNull(),
    /** The product as it was when it began: shown once the shop sells it no more, so that it can be ended. */
    product: jsonb().$type<ProductCard>().notNull(),
    quantity: integer().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    /** One with an end ahead goes on until then. */
    status: text().$type<'active' | 'paused' | 'failed'>().notNull(),
    started_on: date().notNull(),
    /** The day that its days are counted from: `started_on`, but for one that had left its rhythm before this was kept. */
    counted_from: date().notNull(),
    /** Nothing comes before it: past the last order, and past what was skipped. */
    not_before: date(),
    /** Null while none is due. */
    next_on: date(),
    ends_on: date(),
    address_id: integer().references(() => customer_address.id, { onDelete: 'set null' }),
    payment_id: integer().references(() => customer_payment.id, { onDelete: 'set null' }),
    /** 1 for a plan of the shop's, 2 for a product that comes regularly. */
    type_id: integer().$type<1 | 2>().notNull().default(2),
    /** What makes it one however often its sign-up is sent, and a hash of what was sent. */
    idempotency_key: text(),
    body_hash: text(),
    /** Why the last order could not be placed and what to do; null where it was. */
    failure: text(),
    /** The same in Hebrew; null for what was kept before it was said in both. */
    failure_he: text(),
    /** When an order that was not placed is tried again; null where none waits. */
    retry_at: timestamp({ withTimezone: true }),
    /** The day of the order that its customer has been told of before. */
    told_of: date(),
  },
  (t) => [
    index('subscription_customer').on(t.customer_id),
    uniqueIndex('subscription_key').on(t.customer_id, t.idempotency_key),
    index('subscription_due').on(t.next_on).where(sql`${t.status} <> 'paused'`),
  ],
);
