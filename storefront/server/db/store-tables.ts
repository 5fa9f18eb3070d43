import type { ChatMessage } from '@otzar/contract/chat';
import type { ContactSubject } from '@otzar/contract/contact';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customer } from './customer-tables.ts';
import { outbox } from './mail-tables.ts';
import { moment } from './moment.ts';
import { customer_order } from './order-tables.ts';
import { spoken } from './spoken.ts';

/** What one visitor and the shop have written to each other; its number is for the shopkeeper alone. */
export const chat_thread = pgTable(
  'chat_thread',
  {
    id: serial().primaryKey(),
    /** Of the guest whose it is; null for a customer's. */
    session_hash: text(),
    /** Whose it is; null for a guest's. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    /** Where a guest wants answers; a customer's go to the address of their account. */
    email: text(),
    /** What letters to a guest are written in. */
    language: spoken(),
    /** Since when the visitor waits for an answer; null where the shop has written last. */
    waiting_since: moment('waiting_since'),
    /** When something was written last. */
    written_at: moment('written_at').notNull(),
  },
  (t) => [
    check('chat_thread_owner', sql`(${t.session_hash} is null) <> (${t.customer_id} is null)`),
    uniqueIndex('chat_thread_session').on(t.session_hash),
    uniqueIndex('chat_thread_customer').on(t.customer_id),
    index('chat_thread_waiting').on(t.waiting_since).where(sql`${t.waiting_since} is not null`),
    index('chat_thread_written').on(t.written_at).where(sql`${t.session_hash} is not null`),
  ],
);

/** One message of a thread. */
export const chat_message = pgTable(
  'chat_message',
  {
    thread_id: integer()
      .notNull()
      .references(() => chat_thread.id, { onDelete: 'cascade' }),
    /** Its place in the thread, from 1. */
    number: integer().notNull(),
    author: text().$type<ChatMessage['author']>().notNull(),
    text: text().notNull(),
    order_id: integer().references(() => customer_order.id, { onDelete: 'set null' }),
    /** The key that the visitor sent it with; null for the shop's. */
    idempotency_key: text(),
    /** When the visitor saw the shop's message; null until then, and for their own. */
    seen_at: moment('seen_at'),
    /** The letter that brings the shop's message by mail; null where there is none. */
    letter_id: integer().references(() => outbox.id, { onDelete: 'set null' }),
    written_at: moment('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.thread_id, t.number] }),
    index('chat_message_order').on(t.order_id),
    index('chat_message_letter').on(t.letter_id),
  ],
);

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
    /** What letters to it are written in, where it is nobody's account's. */
    language: spoken(),
    /** When the link of the first letter was followed; nothing is sent before. */
    confirmed_at: moment('confirmed_at'),
  },
  (t) => [index('newsletter_sign_up_customer').on(t.customer_id)],
);

/** Who wants one letter once something that is sold out is there again. */
export const back_in_stock_request = pgTable(
  'back_in_stock_request',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    /** The address as it is looked up: in lower case. */
    email_key: text().notNull(),
    /** Who was signed in, where the address is that of their account. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    /** No reference: what an owner takes out of the catalogue and writes anew is waited for all the same. */
    product_id: integer().notNull(),
    /** Which of the product's; null where it has none to choose from. */
    variation_id: integer(),
    asked_at: moment('asked_at').notNull(),
    /** What letters to it are written in, where it is nobody's account's. */
    language: spoken(),
    /** When the link of the first letter was followed; nothing else is sent before. */
    confirmed_at: moment('confirmed_at'),
  },
  (t) => [
    unique('back_in_stock_request_once')
      .on(t.email_key, t.product_id, t.variation_id)
      .nullsNotDistinct(),
    index('back_in_stock_request_customer').on(t.customer_id),
  ],
);

/** How many visits each campaign led here, by day; nothing of who came. A mark that was not there is empty. */
export const campaign_visit = pgTable(
  'campaign_visit',
  {
    day: date().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    term: text().notNull(),
    content: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.medium, table.campaign, table.term, table.content] }),
  ],
);
