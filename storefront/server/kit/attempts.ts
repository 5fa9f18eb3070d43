import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attempt } from '../db/schema.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

/** Counts a try; all processes of the shop see the same count. */
export async function addAttempt(
  db: Queryable,
  key: string,
  { minutes, now }: { minutes: number; now: Date },
): Promise<{ count: number; until: Date }> {
  const until = new Date(now.getTime() + minutes * 60_000);
  const over = sql`${attempt.until} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(attempt)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempt.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${attempt.until} end`,
      },
    })
    .returning();
  return counted ?? { count: 1, until };
}

/**
 * Counts a try at something that may be guessed.
 * @throws {HttpError} 429 once there were more than `most` within the time.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  { most, minutes, now }: { most: number; minutes: number; now: Date },
): Promise<void> {
  const { count, until } = await addAttempt(db, key, { minutes, now });
  if (count > most) throw tooOften(until, now);
}

/** Too many tries: the answer says how many seconds to wait. */
export function tooOften(until: Date, now: Date): HttpError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new HttpError(429, messages.tooOften, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Forgets the tries once one of them was right. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, key));
}
