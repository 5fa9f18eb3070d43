import { beginningOf } from '@otzar/contract/text';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { chat_thread, customer } from '../../db/schema.ts';
import { StepRefused } from '../order/advance.ts';
import { storeTimeText } from '../store/store-time.ts';
import { type MessageRow, readMessages } from './thread.ts';

/** How many messages of a thread a shopkeeper reads, and of how many the last one stands in the list. */
const MOST_MESSAGES = 50;
const MOST_WAITING = 100;
const LINE = 60;

/** What a visitor wrote, without characters that a terminal would obey. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '');

const inOneLine = (text: string): string => {
  const line = printable(text).replace(/\s+/g, ' ');
  const beginning = beginningOf(line, LINE);
  return beginning === line ? line : `${beginning}…`;
};

interface Whose {
  id: number;
  name: string | null;
  account: string | null;
  email: string | null;
}

const whose = {
  id: chat_thread.id,
  name: customer.name,
  account: customer.email,
  email: chat_thread.email,
};

const nameOf = ({ name }: Whose): string => printable(name ?? 'A guest');

const addressOf = ({ account, email }: Whose): string =>
  printable(account ?? email ?? 'no e-mail address');

/** The threads in which somebody waits for an answer, in words, the longest wait first. */
export async function waitingInWords(db: Queryable): Promise<string> {
  const rows = await db
    .select({ ...whose, since: chat_thread.waiting_since })
    .from(chat_thread)
    .leftJoin(customer, eq(customer.id, chat_thread.customer_id))
    .where(isNotNull(chat_thread.waiting_since))
    .orderBy(asc(chat_thread.waiting_since), asc(chat_thread.id))
    .limit(MOST_WAITING);
  if (rows.length === 0) return 'Nobody waits for an answer in the chat.';
  const lines = await Promise.all(
    rows.map(async ({ since, ...row }) => {
      const [last] = await readMessages(db, row.id, 1);
      const when = since ? storeTimeText(since) : '';
      return `${row.id}  ${nameOf(row)} (${addressOf(row)}), since ${when}: ${inOneLine(last?.text ?? '')}`;
    }),
  );
  return [
    ...lines,
    '',
    'Read one with npm run chat -- 7, and answer it with npm run chat -- 7 "your answer".',
  ].join('\n');
}

const inWords = (row: Whose, { author, text, order_id, written_at }: MessageRow): string => {
  const who = author === 'shop' ? 'The shop' : nameOf(row);
  const about = order_id === null ? '' : `, about order ${order_id}`;
  return `${storeTimeText(written_at)}, ${who}${about}:\n${printable(text)}`;
};

/** A thread in words. @throws {StepRefused} where there is no such thread */
export async function threadInWords(db: Queryable, id: number): Promise<string> {
  const [row] = isRowId(id)
    ? await db
        .select(whose)
        .from(chat_thread)
        .leftJoin(customer, eq(customer.id, chat_thread.customer_id))
        .where(eq(chat_thread.id, id))
    : [];
  if (row === undefined) throw new StepRefused(`There is no chat ${id}.`);
  const messages = await readMessages(db, id, MOST_MESSAGES);
  return [
    `Chat ${id}, with ${nameOf(row)} (${addressOf(row)})`,
    ...messages.map((message) => inWords(row, message)),
  ].join('\n\n');
}
