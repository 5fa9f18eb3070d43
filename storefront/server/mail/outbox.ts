import type { Queryable } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** A mail that is written and waits to be sent. */
export type Letter = Pick<
  typeof outbox.$inferInsert,
  'recipient' | 'subject' | 'text' | 'html' | 'send_after'
>;

/** Puts mail where the worker finds it, in the transaction of what it tells of. */
export async function putInOutbox(tx: Queryable, letters: Letter[]): Promise<void> {
  if (letters.length > 0) await tx.insert(outbox).values(letters);
}
