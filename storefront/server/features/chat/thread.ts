import { language } from '@otzar/contract/language';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chat_message, chat_thread, outbox } from '../../db/schema.ts';
import { unsent } from '../../kit/mail/outbox.ts';

export type Thread = typeof chat_thread.$inferSelect;
export type MessageRow = typeof chat_message.$inferSelect;

/** Whose a thread is: a customer's in all of their browsers, or a guest's in one session. */
export interface ChatOwner {
  /** Hash of the session's id. */
  session: string;
  customer: number | null;
}

const ofOwner = ({ session, customer }: ChatOwner) =>
  customer === null ? eq(chat_thread.session_hash, session) : eq(chat_thread.customer_id, customer);

/** The thread of a visitor; null where nothing was written yet. */
export async function findThread(db: Queryable, owner: ChatOwner): Promise<Thread | null> {
  const [thread] = await db.select().from(chat_thread).where(ofOwner(owner));
  return thread ?? null;
}

/** The thread of a visitor, locked so that what is written at once gets different numbers; null where there is none. */
export async function lockThread(tx: Queryable, owner: ChatOwner): Promise<Thread | null> {
  const [thread] = await tx.select().from(chat_thread).where(ofOwner(owner)).for('update');
  return thread ?? null;
}

/** The same, made where there is none yet. */
export async function openThread(tx: Queryable, owner: ChatOwner, now: Date): Promise<Thread> {
  const { session, customer } = owner;
  const whose = customer === null ? { session_hash: session } : { customer_id: customer };
  await tx
    .insert(chat_thread)
    .values({ ...whose, language: language(), written_at: now })
    .onConflictDoNothing();
  const thread = await lockThread(tx, owner);
  if (thread === null) throw new Error('A thread that was just opened is gone.');
  return thread;
}

/** The last messages of a thread, the oldest first. */
export async function readMessages(
  db: Queryable,
  thread: number,
  most: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chat_message)
    .where(eq(chat_message.thread_id, thread))
    .orderBy(desc(chat_message.written_at), desc(chat_message.number))
    .limit(most);
  return rows.reverse();
}

type NewMessage = Pick<MessageRow, 'author' | 'text'> &
  Partial<Pick<MessageRow, 'order_id' | 'idempotency_key' | 'letter_id'>>;

/** The number of a locked thread's last message; 0 where there is none. */
export async function lastNumber(tx: Queryable, thread: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${chat_message.number}), 0)::int` })
    .from(chat_message)
    .where(eq(chat_message.thread_id, thread));
  return row?.last ?? 0;
}

/** Writes a message at the end of a locked thread. Whether an answer is awaited follows from who wrote it. */
export async function addMessage(
  tx: Queryable,
  thread: Thread,
  message: NewMessage,
  now: Date,
): Promise<void> {
  const number = (await lastNumber(tx, thread.id)) + 1;
  await tx
    .insert(chat_message)
    .values({ thread_id: thread.id, number, written_at: now, ...message });
  const waiting_since = message.author === 'shop' ? null : (thread.waiting_since ?? now);
  await tx
    .update(chat_thread)
    .set({ waiting_since, written_at: now })
    .where(eq(chat_thread.id, thread.id));
}

/** Takes letters back that were not sent yet: what they bring was seen, or comes in another one. */
export async function withdrawLetters(
  tx: Queryable,
  letters: readonly (number | null)[],
): Promise<void> {
  const ids = [...new Set(letters)].filter((id) => id !== null);
  if (ids.length > 0) await tx.delete(outbox).where(and(inArray(outbox.id, ids), unsent));
}
