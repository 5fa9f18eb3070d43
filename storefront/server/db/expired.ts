import { lte } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { attempt, order_attempt, sandbox_hold, session } from './schema.ts';

/** How long the key of an order makes no second one. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How long a bank holds money that nobody asks for. */
const HOLD_LIFETIME_MS = 7 * KEY_LIFETIME_MS;

/** Drops what has run out: sessions nobody came back to, counts of tries that start anew, keys of orders, holds. */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expires_at, now));
  const before = (lifetime: number) => new Date(now.getTime() - lifetime);
  await db.delete(order_attempt).where(lte(order_attempt.tried_at, before(KEY_LIFETIME_MS)));
  await db.delete(sandbox_hold).where(lte(sandbox_hold.held_at, before(HOLD_LIFETIME_MS)));
  await db.delete(attempt).where(lte(attempt.until, now));
}
