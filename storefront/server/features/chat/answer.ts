import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chat_message, chat_thread, customer } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putOneInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { StepRefused } from '../order/advance.ts';
import { toVisitor } from './mail.ts';
import { addMessage, type Thread, withdrawLetters } from './thread.ts';

/** @throws {StepRefused} where there is no such thread */
async function lockByNumber(tx: Queryable, id: number): Promise<Thread> {
  const [thread] = await tx.select().from(chat_thread).where(eq(chat_thread.id, id)).for('update');
  if (thread === undefined) throw new StepRefused(`There is no chat ${id}.`);
  return thread;
}

async function addressOf(tx: Queryable, { customer_id, email }: Thread): Promise<string | null> {
  if (customer_id === null) return email;
  const [row] = await tx
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customer_id));
  return row?.email ?? null;
}

/** Has all that was answered and not seen go out in one letter, unless it is seen before. */
async function mailUnseen(
  tx: Queryable,
  thread: Thread,
  { email, site, now }: { email: string; site: string; now: Date },
): Promise<void> {
  const unseen = and(
    eq(chat_message.thread_id, thread.id),
    eq(chat_message.author, 'shop'),
    isNull(chat_message.seen_at),
  );
  const waiting = await tx
    .select({ letter: chat_message.letter_id })
    .from(chat_message)
    .where(unseen);
  await withdrawLetters(
    tx,
    waiting.map(({ letter }) => letter),
  );
  const unmailed = await tx
    .select({ number: chat_message.number, text: chat_message.text })
    .from(chat_message)
    .where(and(unseen, isNull(chat_message.letter_id)))
    .orderBy(asc(chat_message.number));
  const texts = unmailed.map(({ text }) => text);
  const language = await languageOfLetters(tx, thread);
  const letter = inWordsOf(language, () => toVisitor(email, texts, { site, now }));
  const letter_id = await putOneInOutbox(tx, letter);
  const numbers = unmailed.map(({ number }) => number);
  await tx
    .update(chat_message)
    .set({ letter_id })
    .where(and(eq(chat_message.thread_id, thread.id), inArray(chat_message.number, numbers)));
}

/**
 * Answers a visitor in the chat; where their address is known, a letter brings the answer unless they see it first.
 * @returns the address, null where none is known
 * @throws {StepRefused} where there is no such thread
 */
export function answerThread(
  { db, clock, site }: Pick<Shop, 'db' | 'clock' | 'site'>,
  id: number,
  text: string,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const thread = await lockByNumber(tx, id);
    await addMessage(tx, thread, { author: 'shop', text }, now);
    const email = await addressOf(tx, thread);
    if (email !== null) await mailUnseen(tx, thread, { email, site, now });
    return email;
  });
}

/** Notes that a visitor was answered elsewhere, such as by mail. @throws {StepRefused} where there is no such thread */
export function noteAnswered({ db }: Pick<Shop, 'db'>, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockByNumber(tx, id);
    await tx.update(chat_thread).set({ waiting_since: null }).where(eq(chat_thread.id, id));
  });
}
