import type { CustomerData } from '@otzar/contract/customer-data';
import { emailKey } from '@otzar/domain/customer';
import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { chat_message, chat_thread } from '../../db/schema.ts';
import { lastNumber, lockThread, withdrawLetters } from './thread.ts';

type Said = InferOutput<typeof CustomerData>['chat'];

/** All that a customer and the shop have written to each other, the oldest first. */
export async function readChatOf(db: Queryable, customer: number): Promise<Said> {
  const { author, text, order_id, written_at, number } = chat_message;
  const rows = await db
    .select({ author, text, order_id, written_at })
    .from(chat_message)
    .innerJoin(chat_thread, eq(chat_thread.id, chat_message.thread_id))
    .where(eq(chat_thread.customer_id, customer))
    .orderBy(asc(written_at), asc(number));
  return rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }));
}

/** A guest's thread goes along when they sign in; what their account has already written comes first. */
export async function claimChat(
  tx: Queryable,
  { from, customer }: { from: string; customer: number },
): Promise<void> {
  const brought = await lockThread(tx, { session: from, customer: null });
  if (brought === null) return;
  const own = await lockThread(tx, { session: from, customer });
  if (own === null) {
    await tx
      .update(chat_thread)
      .set({ session_hash: null, customer_id: customer, email: null })
      .where(eq(chat_thread.id, brought.id));
    return;
  }
  const before = await lastNumber(tx, own.id);
  await tx
    .update(chat_message)
    .set({ thread_id: own.id, number: sql`${chat_message.number} + ${before}` })
    .where(eq(chat_message.thread_id, brought.id));
  await tx
    .update(chat_thread)
    .set({
      waiting_since: own.waiting_since ?? brought.waiting_since,
      written_at: sql`greatest(${chat_thread.written_at}, ${brought.written_at.toISOString()}::timestamptz)`,
    })
    .where(eq(chat_thread.id, own.id));
  await tx.delete(chat_thread).where(eq(chat_thread.id, brought.id));
}

/** Forgets what a customer wrote, and what guests wrote who gave the same address. */
export async function forgetChat(
  tx: Queryable,
  { customer, email }: { customer: number; email: string },
): Promise<void> {
  const theirs = or(
    eq(chat_thread.customer_id, customer),
    eq(sql`lower(${chat_thread.email})`, emailKey(email)),
  );
  const letters = await tx
    .select({ id: chat_message.letter_id })
    .from(chat_message)
    .innerJoin(chat_thread, eq(chat_thread.id, chat_message.thread_id))
    .where(and(theirs, isNotNull(chat_message.letter_id)));
  await withdrawLetters(
    tx,
    letters.map(({ id }) => id),
  );
  await tx.delete(chat_thread).where(theirs);
}

/** Drops the threads of guests in which nothing was written since a moment. */
export async function forgetGuestChats(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(chat_thread)
    .where(and(isNotNull(chat_thread.session_hash), lte(chat_thread.written_at, before)));
}
