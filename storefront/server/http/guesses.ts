import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attempt } from '../db/schema.ts';
import { countAttempt, tooOften } from './attempts.ts';

/** Who tries codes: a browser, and where it calls from; empty where that is not known. */
export interface Guesser {
  session: string;
  address: string;
}

const MINUTES = 15;
/** A browser may mistype so often; an address, behind which there may be many, ten times as often. */
const MOST = { session: 10, address: 100 };

const keysOf = (what: string, { session, address }: Guesser) => [
  { key: `${what}:session:${session}`, most: MOST.session },
  ...(address ? [{ key: `${what}:address:${address}`, most: MOST.address }] : []),
];

/** Refuses whoever has tried too many wrong codes. @throws {Refusal} 429 */
export async function refuseGuessing(
  db: Queryable,
  what: string,
  guesser: Guesser,
  now: Date,
): Promise<void> {
  for (const { key, most } of keysOf(what, guesser)) {
    const [counted] = await db
      .select()
      .from(attempt)
      .where(and(eq(attempt.key, key), gt(attempt.until, now)));
    if (counted && counted.count >= most) throw tooOften(counted.until, now);
  }
}

/** Counts a wrong code. @throws {Refusal} 429 for one too many */
export async function countGuess(
  db: Queryable,
  what: string,
  guesser: Guesser,
  now: Date,
): Promise<void> {
  for (const { key, most } of keysOf(what, guesser))
    await countAttempt(db, key, { most, minutes: MINUTES, now });
}
