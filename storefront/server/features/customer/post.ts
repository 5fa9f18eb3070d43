import { mailboxKey } from '@otzar/domain/mailbox';
import type { Queryable } from '../../db/database.ts';
import { addAttempt } from '../../kit/attempts.ts';
import { countAll, limitsOfAddress } from '../../kit/rate-limit.ts';
import { hashOf } from '../../kit/session/session-cookie.ts';

/** So many letters an hour can anybody have written to one reader. */
const LETTERS = { most: 5, minutes: 60 };

/** So often may be asked for one from one address, behind which there may be many people. */
const MOST_FROM_ONE_PLACE = 200;

/** Whether one more letter may be written that its reader has perhaps not asked for; it is counted. */
export async function mayWriteTo(db: Queryable, email: string, now: Date): Promise<boolean> {
  const { most, minutes } = LETTERS;
  const key = `letters:${hashOf(mailboxKey(email))}`;
  const { count } = await addAttempt(db, key, { minutes, now });
  return count <= most;
}

/**
 * Counts a call that writes a letter to whomever it is told to; who it is makes no difference.
 * @throws {HttpError} 429 for one too many from one address
 */
export async function countMailRequest(db: Queryable, address: string, now: Date): Promise<void> {
  if (address === '') return;
  await countAll(db, limitsOfAddress('asked', address, MOST_FROM_ONE_PLACE), now);
}
