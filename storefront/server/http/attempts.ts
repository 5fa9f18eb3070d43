import type { HttpBindings } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Queryable } from '../db/database.ts';
import { attempt } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Address of whoever opened the socket. What a proxy says in X-Forwarded-For is not asked: anyone
 * can write it, and behind a proxy one count for all is the safer mistake.
 */
export const clientAddress = (c: Context): string =>
  (c.env as Partial<HttpBindings>)?.incoming?.socket.remoteAddress ?? '';

/**
 * Counts a try at something that may be guessed; all processes of the shop see the same count.
 * @throws {Refusal} 429 once there were more than `most` within the time.
 */
export async function countAttempt(
  db: Queryable,
  key: string,
  { most, minutes, now }: { most: number; minutes: number; now: Date },
): Promise<void> {
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
  if (counted === undefined || counted.count <= most) return;
  throw tooOften(counted.until, now);
}

/** Too many tries: the answer says how many seconds to wait. */
export function tooOften(until: Date, now: Date): Refusal {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new Refusal(429, 'That was too often. Please wait a quarter of an hour and try again.', {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Forgets the tries once one of them was right. */
export async function forgetAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, key));
}
