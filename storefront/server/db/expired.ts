import { lte } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { attempt, order_attempt, session } from './schema.ts';

/** How long the key of an order makes no second one. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Drops what has run out: sessions nobody came back to, counts of tries that start anew, keys of orders. */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expires_at, now));
  const keysUntil = new Date(now.getTime() - KEY_LIFETIME_MS);
  await db.delete(order_attempt).where(lte(order_attempt.tried_at, keysUntil));
  await db.delete(attempt).where(lte(attempt.until, now));
}
