import { storeDay } from '@otzar/domain/store-day';
import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { recurring_run, subscription } from '../../../db/schema.ts';
import { logFailure } from '../../../kit/error-reports.ts';
import type { Shop } from '../../../kit/shop.ts';
import { voidAskedFor } from '../../order/authorise.ts';
import { attemptOf, isRun, type Run } from './day.ts';

/**
 * Gives back what an earlier try, whose answer never came, may have left held for a day without an order.
 * @returns false where the bank does not answer to that either: it is to be asked again
 */
export async function voidHold(shop: Shop, run: Run): Promise<boolean> {
  const { db } = shop;
  const [now] = await db.select().from(recurring_run).where(isRun(run));
  if (!now?.asked_for) return true;
  try {
    await voidAskedFor(shop, attemptOf(run), now.asked_for);
  } catch (error) {
    logFailure(`What subscription ${run.subscription_id} may hold stays`, error);
    return false;
  }
  await db.update(recurring_run).set({ asked_for: null }).where(isRun(run));
  return true;
}

/**
 * Gives back what may still be held for days that were skipped, paused or ended after a try without an answer.
 * @returns for how many of them
 */
export async function voidLeft(shop: Shop, most: number): Promise<number> {
  const passed = or(
    isNull(subscription.next_on),
    ne(subscription.next_on, recurring_run.due_on),
    lte(subscription.ends_on, storeDay(shop.clock())),
  );
  const rows = await shop.db
    .select({ run: recurring_run })
    .from(recurring_run)
    .innerJoin(subscription, eq(subscription.id, recurring_run.subscription_id))
    .where(and(isNull(recurring_run.order_id), isNotNull(recurring_run.asked_for), passed))
    .limit(most);
  let given = 0;
  for (const { run } of rows) given += Number(await voidHold(shop, run));
  return given;
}
