import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import {
  attempt,
  back_in_stock_request,
  campaign_visit,
  card_attempt,
  newsletter_sign_up,
  order_attempt,
  outbox,
  password_reset,
  payment,
  sandbox_hold,
  session,
  session_bag,
} from '../db/schema.ts';
import { forgetGuestChats } from '../features/chat/queries.ts';
import { forgetSearched } from '../features/search/terms.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long the key of an order makes no second one. */
const KEY_LIFETIME_MS = 24 * HOUR_MS;
/** How long the sandbox's bank holds money that nobody asks for. */
const HOLD_LIFETIME_MS = 30 * 24 * HOUR_MS;
/** How long it is known that held money was given back, so that no order comes to be placed on it. */
const VOIDED_MS = 30 * 24 * HOUR_MS;
/** How long what a bank declined counts, and more. */
const DECLINES_MS = HOUR_MS;
/** How long a browser may still come with the cookie of a customer's session that has ended. */
const REMEMBERED_MS = 180 * 24 * HOUR_MS;

/** How long a campaign's visits are counted on: a year can be held against the one before. */
const COUNTED_MS = 2 * 366 * 24 * HOUR_MS;

/** How long a guest's chat is kept after its last message: their session lives no longer. */
const GUEST_CHAT_MS = 180 * 24 * HOUR_MS;

/** How long a letter that is sent is kept, for whoever asks what was written: it may hold codes and links. */
const SENT_MS = 30 * 24 * HOUR_MS;

/** How long a sign-up, or a request to be told of stock, waits for its letter's link to be followed. */
const UNCONFIRMED_MS = 7 * 24 * HOUR_MS;

/** How long stock is waited for: by then nobody thinks of it any more. */
const WAITED_MS = 365 * 24 * HOUR_MS;

/** How long a bag waits that was filled without scripts: its checkout may hold an address. */
const SESSION_BAG_MS = 7 * 24 * HOUR_MS;

/**
 * Drops what has run out: sessions nobody came back to, counts of tries that start anew, keys of
 * orders, holds, links for a new password, letters long sent, sign-ups nobody made sure, requests
 * for stock that nobody made sure or that never came, chats of guests who are gone, visits counted years ago. Of a
 * customer's session it is known for a while longer that it has ended, so that its browser can be told.
 */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  const before = (lifetime: number) => new Date(now.getTime() - lifetime);
  const guests = and(isNull(session.customer_id), lte(session.expires_at, now));
  await db.delete(session).where(or(guests, lte(session.expires_at, before(REMEMBERED_MS))));
  await db.delete(order_attempt).where(lte(order_attempt.tried_at, before(KEY_LIFETIME_MS)));
  const unclaimed = isNull(sandbox_hold.captured_at);
  await db
    .delete(sandbox_hold)
    .where(and(unclaimed, lte(sandbox_hold.held_at, before(HOLD_LIFETIME_MS))));
  const given = and(eq(payment.state, 'voided'), isNull(payment.order_id));
  await db.delete(payment).where(and(given, lte(payment.due_at, before(VOIDED_MS))));
  await db.delete(attempt).where(lte(attempt.until, now));
  await db.delete(card_attempt).where(lte(card_attempt.asked_at, before(DECLINES_MS)));
  await db.delete(password_reset).where(lte(password_reset.expires_at, now));
  await db.delete(outbox).where(lte(outbox.sent_at, before(SENT_MS)));
  const unsure = isNull(newsletter_sign_up.confirmed_at);
  await db
    .delete(newsletter_sign_up)
    .where(and(unsure, lte(newsletter_sign_up.asked_at, before(UNCONFIRMED_MS))));
  const unsureRequest = and(
    isNull(back_in_stock_request.confirmed_at),
    lte(back_in_stock_request.asked_at, before(UNCONFIRMED_MS)),
  );
  const longWaited = lte(back_in_stock_request.asked_at, before(WAITED_MS));
  await db.delete(back_in_stock_request).where(or(unsureRequest, longWaited));
  const lastCounted = before(COUNTED_MS).toISOString().slice(0, 10);
  await db.delete(campaign_visit).where(lt(campaign_visit.day, lastCounted));
  await forgetGuestChats(db, before(GUEST_CHAT_MS));
  await db.delete(session_bag).where(lte(session_bag.updated_at, before(SESSION_BAG_MS)));
  await forgetSearched(db, now);
}
