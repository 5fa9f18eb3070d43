import { and, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attempt } from '../db/schema.ts';
import { widerBlock } from './address-block.ts';
import { countAttempt, tooOften } from './attempts.ts';

/** Who tries codes: a browser, and the block of addresses it calls from; empty where that is not known. */
export interface LimitedCaller {
  session: string;
  address: string;
}

export const MINUTES = 15;
/** A browser may mistype so often; an address, behind which there may be many, ten times as often. */
const MOST = { session: 10, address: 100 };

/** Networks that may be one customer's may do so many times as much as one of them. */
const WIDER = 4;

/** The limits of whoever calls from an address. */
export function limitsOfAddress(what: string, address: string, most: number): [Limit, ...Limit[]] {
  const wider = widerBlock(address);
  return [
    { key: `${what}:${address}`, most },
    ...(wider ? [{ key: `${what}:${wider}`, most: most * WIDER }] : []),
  ];
}

/** The limits of a caller for one kind of code. */
export const limitsOf = (what: string, { session, address }: LimitedCaller): Limit[] => [
  { key: `${what}:session:${session}`, most: MOST.session },
  ...(address ? limitsOfAddress(`${what}:address`, address, MOST.address) : []),
];

/** What is counted together, and how often it may be tried within a quarter of an hour. */
export interface Limit {
  key: string;
  most: number;
}

/** Refuses what has been tried too often already. @throws {HttpError} 429 */
export async function refuseOver(db: Queryable, limits: Limit[], now: Date): Promise<void> {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .select()
    .from(attempt)
    .where(and(inArray(attempt.key, keys), gt(attempt.until, now)));
  for (const { key, count, until } of rows)
    if (limits.some((limit) => limit.key === key && count >= limit.most))
      throw tooOften(until, now);
}

/** Refuses whoever has tried too many wrong codes. @throws {HttpError} 429 */
export const requireWithinLimit = (
  db: Queryable,
  what: string,
  caller: LimitedCaller,
  now: Date,
): Promise<void> => refuseOver(db, limitsOf(what, caller), now);

/** Counts a wrong code. @throws {HttpError} 429 for one too many */
export async function countTowardsLimit(
  db: Queryable,
  what: string,
  caller: LimitedCaller,
  now: Date,
): Promise<void> {
  await countAll(db, limitsOf(what, caller), now);
}

/** Counts a try under each of some limits. @throws {HttpError} 429 for one too many */
export async function countAll(db: Queryable, limits: Limit[], now: Date): Promise<void> {
  for (const { key, most } of limits) await countAttempt(db, key, { most, minutes: MINUTES, now });
}
