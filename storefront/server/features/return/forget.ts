import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order_return } from '../../db/schema.ts';

/** Stands for the session of a return whose customer has left: no session has it for its hash. */
const GONE = '';

/** One that nobody can open any more, with nobody's address in it; its key stays its own. */
const nobodys = ({ id }: { id: number }) => ({
  session_hash: GONE,
  idempotency_key: `return ${id}`,
  email: '',
});

/**
 * Takes whatever tells who somebody is out of their returns that have arrived. Those on their way keep the
 * address that their refund is told to until then.
 */
export async function forgetReturns(tx: Queryable, customer: number): Promise<void> {
  const theirs = eq(order_return.customer_id, customer);
  const rows = await tx.select().from(order_return).where(theirs);
  for (const row of rows) {
    const { email, ...opening } = nobodys(row);
    const left = row.status === 'received' ? { ...opening, email } : opening;
    await tx.update(order_return).set(left).where(eq(order_return.id, row.id));
  }
}

/** Does the same with a return that has just arrived, where its customer has left meanwhile. */
export async function forgetReceived(tx: Queryable, id: number): Promise<void> {
  const left = and(eq(order_return.id, id), eq(order_return.session_hash, GONE));
  await tx.update(order_return).set({ email: '' }).where(left);
}
