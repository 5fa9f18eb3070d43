import type { Address } from '@otzar/contract/address';
import type { SavedLine } from '@otzar/contract/customer-bag';
import type { Followed } from '@otzar/contract/following';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { spoken } from './spoken.ts';

/** Somebody with an account. Nothing here points into the catalogue, which is replaced as a whole. */
export const customer = pgTable(
  'customer',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    /** What tells accounts apart: the address without regard to case. */
    email_key: text().notNull(),
    name: text().notNull(),
    password_hash: text().notNull(),
    /** What letters to them are written in. */
    language: spoken(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customer_email_key').on(t.email_key)],
);

const ofCustomer = () =>
  integer()
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** A link for a new password that was asked for and not used yet; of its token only the hash is kept. */
export const password_reset = pgTable(
  'password_reset',
  {
    token_hash: text().primaryKey(),
    customer_id: ofCustomer(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('password_reset_customer').on(t.customer_id)],
);

export const customer_address = pgTable(
  'customer_address',
  {
    id: serial().primaryKey(),
    customer_id: ofCustomer(),
    address: jsonb().$type<Address>().notNull(),
    is_default: boolean().notNull().default(false),
  },
  (t) => [
    index('customer_address_customer').on(t.customer_id),
    uniqueIndex('customer_address_default').on(t.customer_id).where(sql`${t.is_default}`),
  ],
);

/** A card by its token, and what may be shown of it: never its number (decision 008). */
export const customer_payment = pgTable(
  'customer_payment',
  {
    id: serial().primaryKey(),
    customer_id: ofCustomer(),
    token: text().notNull(),
    brand: text().notNull(),
    last_four: text().notNull(),
    /** `MMYY`. */
    exp: text().notNull(),
    is_default: boolean().notNull().default(false),
  },
  (t) => [
    index('customer_payment_customer').on(t.customer_id),
    uniqueIndex('customer_payment_default').on(t.customer_id).where(sql`${t.is_default}`),
  ],
);

/** A line of the bag or of what is saved for later: what was asked for, never what it costs. */
export const customer_line = pgTable(
  'customer_line',
  {
    customer_id: ofCustomer(),
    list: text().$type<'bag' | 'later'>().notNull(),
    /** Type, id and item_key in one: one row for each line, so that tabs which save at once both keep theirs. */
    line_key: text().notNull(),
    line: jsonb().$type<SavedLine>().notNull(),
    position: integer().notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.list, t.line_key] })],
);

export const customer_favorite = pgTable(
  'customer_favorite',
  {
    customer_id: ofCustomer(),
    product_id: integer().notNull(),
    position: serial(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.product_id] })],
);

export const customer_following = pgTable(
  'customer_following',
  {
    customer_id: ofCustomer(),
    type: text().$type<Followed['type']>().notNull(),
    followed_id: integer().notNull(),
    position: serial(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.type, t.followed_id] })],
);
