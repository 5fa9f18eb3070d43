import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { customer } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

/**
 * Does all of `work` or nothing, one at a time for each customer: tabs that save at once neither wait
 * for each other in a circle nor go over a limit together.
 */
export const withCustomerLock = <T>(
  db: Database,
  customerId: number,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, customerId))
      .for('no key update');
    return work(tx);
  });
