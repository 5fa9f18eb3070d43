import type { Language } from '@otzar/contract/language';
import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { inWordsOf } from '../language.ts';
import { pauseAfter } from '../retry-pause.ts';

/** A mail that is written and waits to be sent. */
export type MailMessage = Pick<
  typeof outbox.$inferInsert,
  'recipient' | 'reply_to' | 'subject' | 'text' | 'html' | 'send_after' | 'unsubscribe'
>;

/** A letter as the outbox keeps it. */
export type SentMessage = typeof outbox.$inferSelect;

/** How long a letter that was taken is left to whoever took it, before it is sent again. */
const LEASE_MS = 120_000;
/** With the pauses below, a mail server may be away for four days. */
const MOST_ATTEMPTS = 24;

/** Letters that nobody has begun to send. */
export const unsent = and(isNull(outbox.sent_at), eq(outbox.attempts, 0));

/** Puts mail where the worker finds it, in the transaction of what it tells of. */
export async function putInOutbox(tx: Queryable, letters: MailMessage[]): Promise<void> {
  if (letters.length > 0) await posting(tx, letters);
}

/** Writes letters in a language, and puts them there. */
export const writeInOutbox = (
  tx: Queryable,
  language: Language,
  write: () => MailMessage[],
): Promise<void> => putInOutbox(tx, inWordsOf(language, write));

/** The statement that does it; there is a letter at least. */
export const posting = (tx: Queryable, letters: MailMessage[]) => tx.insert(outbox).values(letters);

/** The same with one letter that may have to be taken back. @returns its id */
export async function putOneInOutbox(tx: Queryable, letter: MailMessage): Promise<number> {
  const [row] = await tx.insert(outbox).values(letter).returning({ id: outbox.id });
  if (row === undefined) throw new Error('A letter that was just written is gone.');
  return row.id;
}

/**
 * Takes letters that are due. Processes that do this at once take different ones; what is taken comes up
 * again after a while unless it is noted as sent, so that no letter is lost with its process.
 */
export async function takeDue(db: Queryable, now: Date, most: number): Promise<SentMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(isNull(outbox.sent_at), lte(outbox.send_after, now), lt(outbox.attempts, MOST_ATTEMPTS)),
    )
    .orderBy(asc(outbox.send_after), asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      send_after: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(outbox.id, due))
    .returning();
}

export async function noteSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(outbox).set({ sent_at: now, last_error: null }).where(eq(outbox.id, id));
}

export async function noteFailure(
  db: Queryable,
  { id, attempts }: Pick<SentMessage, 'id' | 'attempts'>,
  reason: string,
  now: Date,
): Promise<void> {
  const send_after = new Date(now.getTime() + pauseAfter(attempts));
  await db.update(outbox).set({ last_error: reason, send_after }).where(eq(outbox.id, id));
}

/** The letters written last, the newest first. */
export const readMessages = (db: Queryable, most: number): Promise<SentMessage[]> =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(most);

export async function readMessage(db: Queryable, id: number): Promise<SentMessage | null> {
  const [letter] = await db.select().from(outbox).where(eq(outbox.id, id));
  return letter ?? null;
}
