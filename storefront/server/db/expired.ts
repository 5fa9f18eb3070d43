import { and, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { attempt, order_attempt, sandbox_hold, session } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long the key of an order makes no second one. */
const KEY_LIFETIME_MS = 24 * HOUR_MS;
/** How long a bank holds money that nobody asks for. */
const HOLD_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** How long a browser may still come with the cookie of a customer's session that has ended. */
const REMEMBERED_MS = 180 * 24 * HOUR_MS;

/**
 * Drops what has run out: sessions nobody came back to, counts of tries that start anew, keys of
 * orders, holds. Of a customer's session it is known for a while longer that it has ended, so that its
 * browser can be told.
 */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  const before = (lifetime: number) => new Date(now.getTime() - lifetime);
  const guests = and(isNull(session.customer_id), lte(session.expires_at, now));
  await db.delete(session).where(or(guests, lte(session.expires_at, before(REMEMBERED_MS))));
  await db.delete(order_attempt).where(lte(order_attempt.tried_at, before(KEY_LIFETIME_MS)));
  await db.delete(sandbox_hold).where(lte(sandbox_hold.held_at, before(HOLD_LIFETIME_MS)));
  await db.delete(attempt).where(lte(attempt.until, now));
}
