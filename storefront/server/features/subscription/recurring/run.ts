import type { Order } from '@otzar/contract/order';
import { storeDay } from '@otzar/domain/store-day';
import { pastDue } from '@otzar/domain/subscription';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { recurring_run, subscription } from '../../../db/schema.ts';
import { logFailure } from '../../../kit/error-reports.ts';
import { HttpError } from '../../../kit/http-error.ts';
import { inWordsOf, type Sentence } from '../../../kit/language.ts';
import type { Shop } from '../../../kit/shop.ts';
import { voidAskedFor } from '../../order/authorise.ts';
import { bodyHashOf, type IdempotentRequest } from '../../order/idempotency-record.ts';
import { placeOrder } from '../../order/place.ts';
import { attemptOf, isRun, type Outcome, openRun, type Run } from './day.ts';
import { type Due, lockAsRead, readDue } from './due.ts';
import { noteFailure, noteSilence } from './fail.ts';
import { voidHold } from './hold.ts';
import { requestFor, Trouble } from './request.ts';

/** It was changed by its customer while its order was placed. */
class ChangedMeanwhile extends Error {}

/**
 * Places the order of a subscription that is due. The row of its day in `recurring_run` makes it one: it takes
 * its order in the transaction that writes the order, so that whoever comes second, or comes again after a
 * crash, finds it there. Money is asked for under a name made from the day, and so is held once.
 * @param asked whether its customer asks for it: a failure then takes none of its tries
 */
export async function runDue(shop: Shop, id: number, asked = false): Promise<Outcome> {
  const { db, clock } = shop;
  const due = await readDue(db, id, { now: clock(), asked });
  if (due === null) return 'gone';
  const run = await openRun(db, due, clock());
  if (run.order_id !== null) return stepOver(shop, due);
  try {
    await place(shop, due, run);
    return 'placed';
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'gone';
    const sentence = troubleOf(error, asked);
    if (sentence !== null && (await voidHold(shop, run)))
      return await noteFailure(shop, due, run, { sentence, asked });
    if (!(error instanceof HttpError)) logFailure(`Subscription ${id} waits`, error);
    return await noteSilence(shop, due, run);
  }
}

/** What its customer can put right, and who asks is told why not now; null for what will pass by itself. */
function troubleOf(error: unknown, asked: boolean): Sentence | null {
  if (error instanceof Trouble) return error.sentence;
  const statuses = asked ? [402, 422, 429] : [402, 422];
  const told = error instanceof HttpError && statuses.includes(error.status);
  return told ? error.sentence : null;
}

async function place(shop: Shop, due: Due, run: Run): Promise<void> {
  const { db, clock } = shop;
  const { row } = due;
  const { request, whereabouts } = await requestFor(db, due, clock());
  const together = (tx: Queryable, order: Order) => advance(tx, due, order, clock());
  const behalf = { customer: row.customer_id, whereabouts, together };
  const attempt: IdempotentRequest = { ...attemptOf(run), behalf };
  const hash = bodyHashOf(request);
  // What a crash left held for an order that has another price or card by now is given back first.
  if (run.asked_for !== null && run.asked_for !== hash)
    await voidAskedFor(shop, attempt, run.asked_for);
  await db.update(recurring_run).set({ asked_for: hash }).where(isRun(run));
  await inWordsOf(due.language, () => placeOrder(shop, attempt, request));
}

/** Ties the day to its order, and brings the subscription to its next one. @throws {ChangedMeanwhile} */
async function advance(tx: Queryable, due: Due, { id }: Order, now: Date): Promise<void> {
  const { row } = due;
  if ((await lockAsRead(tx, due)) === null) throw new ChangedMeanwhile();
  const { rowCount } = await tx
    .update(recurring_run)
    .set({ order_id: id, ran_at: now })
    .where(
      and(isRun({ subscription_id: row.id, due_on: row.next_on }), isNull(recurring_run.order_id)),
    );
  if (rowCount !== 1) throw new ChangedMeanwhile();
  await tx.update(subscription).set(goingOn(due, now)).where(eq(subscription.id, row.id));
}

const goingOn = ({ row }: Due, now: Date) => ({
  status: 'active' as const,
  ...pastDue(row, row.next_on, storeDay(now)),
  failure: null,
  failure_he: null,
  retry_at: null,
});

/** A day that has its order already, because the clock was put back: nothing is placed, and the next one comes. */
async function stepOver({ db, clock }: Shop, due: Due): Promise<Outcome> {
  const { row } = due;
  await db
    .update(subscription)
    .set(goingOn(due, clock()))
    .where(and(eq(subscription.id, row.id), eq(subscription.next_on, row.next_on)));
  return 'gone';
}
