import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { session } from '../../db/schema.ts';
import { sessionEnd } from '../../kit/session/session-cookie.ts';

export interface SavedLocation {
  zip: string;
  country: string;
}

const NOWHERE: SavedLocation = { zip: '', country: 'US' };

/** The place that a session gave; none yet is the default country without a zip code. */
export async function readSavedLocation(
  db: Database,
  sessionHash: string,
  now: Date,
): Promise<SavedLocation> {
  const [kept] = await db
    .select({ zip: session.zip, country: session.country })
    .from(session)
    .where(
      and(eq(session.id_hash, sessionHash), gt(session.expires_at, now), isNull(session.ended_at)),
    );
  return kept ?? NOWHERE;
}

/** Keeps a place for a session, whose row is written with the first thing worth keeping. */
export async function writeLocation(
  db: Database,
  sessionHash: string,
  place: SavedLocation,
  now: Date,
): Promise<void> {
  // A guest's session lives on with each thing worth keeping; a customer's has an end of its own.
  const end = sql`case when ${session.customer_id} is null then excluded.expires_at else ${session.expires_at} end`;
  await db
    .insert(session)
    .values({ id_hash: sessionHash, ...place, created_at: now, expires_at: sessionEnd(now) })
    .onConflictDoUpdate({ target: session.id_hash, set: { ...place, expires_at: end } });
}
