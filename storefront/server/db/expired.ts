import { and, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { attempt, session } from './schema.ts';

/** How long a browser may still come with the cookie of a customer's session that has ended. */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Drops what has run out: sessions nobody came back to, and counts of tries that start anew. Of a
 * customer's session is known for a while longer that it has ended, so that its browser can be told.
 */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - REMEMBERED_MS);
  await db
    .delete(session)
    .where(
      or(
        and(isNull(session.customer_id), lte(session.expires_at, now)),
        lte(session.expires_at, forgotten),
      ),
    );
  await db.delete(attempt).where(lte(attempt.until, now));
}
