import { emailKey } from '@otzar/domain/customer';
import { storeDay } from '@otzar/domain/store-day';
import type { Queryable } from '../server/db/database.ts';
import { asc, eq } from '../server/db/operators.ts';
import { customer, customer_address, setting } from '../server/db/schema.ts';
import { trialCustomers } from './landmarks.ts';
import { writeOrders } from './past-orders.ts';
import { writeSubscriptions } from './past-subscriptions.ts';

/** Under this key the settings say that the first customer has had her history: it is written once. */
const HISTORY_KEY = 'trial_history';

/**
 * Gives the first customer of the shop some past: orders at every step, something to read, and what comes
 * again. Once for a database, whatever she does with it afterwards.
 */
export async function seedHistory(tx: Queryable, now = new Date()): Promise<void> {
  const [first] = await tx
    .insert(setting)
    .values({ key: HISTORY_KEY, value: storeDay(now) })
    .onConflictDoNothing()
    .returning();
  if (first === undefined) return;
  const [noa] = await tx
    .select({ id: customer.id, email: customer.email, home: customer_address })
    .from(customer)
    .innerJoin(customer_address, eq(customer_address.customer_id, customer.id))
    .where(eq(customer.email_key, emailKey(trialCustomers[0].email)))
    .orderBy(asc(customer_address.id))
    .limit(1);
  if (noa === undefined) return;
  await writeOrders(tx, noa, now);
  await writeSubscriptions(tx, noa, now);
}
