import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { recurring_run } from '../../../db/schema.ts';
import type { IdempotentRequest } from '../../order/idempotency-record.ts';
import type { Due } from './due.ts';

/** What came of a day on which something was due. */
export type Run = typeof recurring_run.$inferSelect;

/** What came of a try; `gone` where it was no longer due, or was changed while it was placed. */
export type Outcome = 'placed' | 'failed' | 'silent' | 'gone';

export const isRun = ({ subscription_id, due_on }: Pick<Run, 'subscription_id' | 'due_on'>) =>
  and(eq(recurring_run.subscription_id, subscription_id), eq(recurring_run.due_on, due_on));

/** What makes the order of a day one, however often it is tried; after a failure it is another one. */
export const attemptOf = ({ subscription_id, due_on, failures }: Run): IdempotentRequest => ({
  session: '',
  key: `subscription:${subscription_id}:${due_on}:${failures}`,
  address: '',
});

/** The row of a day, written by whoever comes to it first. */
export async function openRun(db: Queryable, { row }: Due, ran_at: Date): Promise<Run> {
  const of = { subscription_id: row.id, due_on: row.next_on };
  await db
    .insert(recurring_run)
    .values({ ...of, ran_at })
    .onConflictDoNothing();
  const [run] = await db.select().from(recurring_run).where(isRun(of));
  if (run === undefined) throw new Error('The run was not written.');
  return run;
}
