import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { session } from '../../db/schema.ts';
import { sessionEnd } from './session-cookie.ts';

/** How long a customer is remembered who does not come back. */
const DAY_MS = 24 * 60 * 60 * 1000;
const REMEMBERED_DAYS = 30;

/** Until when a customer who comes now is remembered. */
export const customerSessionEnd = (now: Date) => new Date(now.getTime() + REMEMBERED_DAYS * DAY_MS);

/** Ends a session whose browser is given another one; from then on it is nobody's. */
export async function endSession(db: Queryable, hash: string, now: Date): Promise<void> {
  const over = { customer_id: null, zip: '', country: 'US', ended_at: now };
  const expires_at = sessionEnd(now);
  await db
    .insert(session)
    .values({ id_hash: hash, ...over, created_at: now, expires_at })
    .onConflictDoUpdate({ target: session.id_hash, set: { ...over, expires_at } });
}

/** Ends every session of a customer but one; their browsers are told when they next ask. */
export async function endOtherSessions(
  db: Queryable,
  { customer, keep, now }: { customer: number; keep: string; now: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ ended_at: now })
    .where(
      and(eq(session.customer_id, customer), ne(session.id_hash, keep), isNull(session.ended_at)),
    );
}

/** Lets a customer's session live on, written once a day at most. */
export async function prolongSession(
  db: Queryable,
  hash: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  const expires_at = customerSessionEnd(now);
  if (expires_at.getTime() - expiresAt.getTime() < DAY_MS) return;
  await db.update(session).set({ expires_at }).where(eq(session.id_hash, hash));
}
