import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chat_message } from '../../db/schema.ts';
import { type ChatOwner, lockThread, withdrawLetters } from './thread.ts';

/**
 * Notes that the shop's messages up to a number were seen; a letter that would bring nothing else is taken back.
 * Run it in a transaction.
 * @returns how many are left that were not
 */
export async function noteSeen(
  tx: Queryable,
  owner: ChatOwner,
  { number, now }: { number: number; now: Date },
): Promise<number> {
  const thread = await lockThread(tx, owner);
  if (thread === null) return 0;
  const unseen = and(
    eq(chat_message.thread_id, thread.id),
    eq(chat_message.author, 'shop'),
    isNull(chat_message.seen_at),
  );
  const seen = await tx
    .update(chat_message)
    .set({ seen_at: now })
    .where(and(unseen, lte(chat_message.number, number)))
    .returning({ letter: chat_message.letter_id });
  const left = await tx.select({ letter: chat_message.letter_id }).from(chat_message).where(unseen);
  const needed = new Set(left.map(({ letter }) => letter));
  await withdrawLetters(
    tx,
    seen.map(({ letter }) => letter).filter((letter) => !needed.has(letter)),
  );
  return left.length;
}
