import { lte } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { attempt, session } from './schema.ts';

/** Drops what has run out: sessions nobody came back to, and counts of tries that start anew. */
export async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lte(session.expires_at, now));
  await db.delete(attempt).where(lte(attempt.until, now));
}
