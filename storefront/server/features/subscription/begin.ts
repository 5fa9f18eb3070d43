import { createHash } from 'node:crypto';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { Plan, PlanGroup } from '@otzar/contract/plan';
import type { beginSubscription, Subscription } from '@otzar/contract/subscription';
import { isExpired } from '@otzar/domain/card';
import { canStartOn, isPosted } from '@otzar/domain/recurring';
import { storeDay } from '@otzar/domain/store-day';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer as customers, subscription } from '../../db/schema.ts';
import { HttpError } from '../../kit/http-error.ts';
import { writeInOutbox } from '../../kit/mail/outbox.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import type { Shop } from '../../kit/shop.ts';
import { type Own, readOwn } from '../customer/own.ts';
import { estimateOf, offeredLine } from '../plan/estimate.ts';
import { readPlanGroupOf } from '../plan/queries.ts';
import { begun } from './mail.ts';
import { messages } from './messages.ts';
import { shownOne } from './queries.ts';

type Asked = CallOutput<typeof beginSubscription>['body'];
type Fields = Record<string, string>;

/** More than anybody wants, and little enough for one page. */
const MOST = 100;

const hashOf = (asked: Asked): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/**
 * Signs a customer up, one time for each key, and writes them a letter: both or neither.
 * @throws {HttpError} 404 for what is not there or not theirs, 409 for a key that was sent with another body, 422
 * with a sentence for each field that is at fault
 */
export function begin(
  { db, clock, site }: Shop,
  customer: number,
  { key, asked }: { key: string; asked: Asked },
): Promise<Subscription> {
  const now = clock();
  const today = storeDay(now);
  return withCustomerLock(db, customer, async (tx) => {
    const sent = and(eq(subscription.customer_id, customer), eq(subscription.idempotency_key, key));
    const [known] = await tx.select().from(subscription).where(sent);
    if (known && known.body_hash !== hashOf(asked)) throw keyUsedTwice();
    if (known) return shownOne(tx, known, today);
    const plan = await agreed(tx, customer, asked, now);
    await requireRoom(tx, customer);
    const [row] = await tx
      .insert(subscription)
      .values({
        ...{ customer_id: customer, product_id: asked.product_id, product: plan.product },
        ...{ quantity: asked.quantity, frequency: asked.frequency, status: 'active' },
        ...{ started_on: asked.first_on, counted_from: asked.first_on, next_on: asked.first_on },
        ...{ type_id: asked.type_id, address_id: isPosted(plan.product) ? asked.address_id : null },
        ...{ payment_id: asked.payment_id, idempotency_key: key, body_hash: hashOf(asked) },
        // The letter of today says already when the first one comes.
        told_of: asked.first_on,
      })
      .returning();
    const [who] = await tx.select().from(customers).where(eq(customers.id, customer));
    if (row === undefined || who === undefined) throw new Error('The sign-up was not written.');
    const to = { email: who.email, site, now };
    await writeInOutbox(tx, who.language, () => [begun(row, to)]);
    return shownOne(tx, row, today);
  });
}

const keyUsedTwice = () => new HttpError(409, messages.sentWithOthers);

/** The plan that is asked for, once everything about it can be. */
async function agreed(tx: Queryable, customer: number, asked: Asked, now: Date): Promise<Plan> {
  const group = await readPlanGroupOf(tx, asked, storeDay(now));
  const own = await readOwn(tx, customer, asked);
  const plan = group.plans.find(({ product }) => product.id === asked.product_id);
  const fields = {
    ...planProblems(group, plan, asked),
    ...ownProblems(own, plan, asked, now),
    ...(plan && own.address && (await wayProblems(tx, plan, own, asked, now))),
  };
  if (plan === undefined || Object.keys(fields).length > 0)
    throw new HttpError(422, messages.checkFields, { fields });
  return plan;
}

function planProblems(group: PlanGroup, plan: Plan | undefined, asked: Asked): Fields {
  if (group.refused !== null) return { product_id: group.refused };
  if (plan === undefined) return { product_id: messages.planMissing };
  const { max } = plan.product;
  if (max < 1) return { product_id: messages.planSoldOut };
  return {
    ...(!plan.frequencies.includes(asked.frequency) && {
      frequency: messages.notThatOften,
    }),
    ...(asked.quantity > max && { quantity: messages.atMost(max) }),
  };
}

function ownProblems(own: Own, plan: Plan | undefined, asked: Asked, now: Date): Fields {
  const posted = plan === undefined || isPosted(plan.product);
  return {
    ...(!canStartOn(asked.first_on, storeDay(now)) && {
      first_on: messages.firstDayWrong,
    }),
    ...(posted && own.address === null && { address_id: messages.addressMissing }),
    ...(own.payment === null && { payment_id: messages.cardMissing }),
    ...(own.payment &&
      isExpired(own.payment.exp, now) && {
        payment_id: messages.cardExpired,
      }),
  };
}

/** Whether it can be sent to where it shall go. */
async function wayProblems(
  tx: Queryable,
  plan: Plan,
  { address, whereabouts }: Own,
  { product_id, quantity }: Asked,
  now: Date,
): Promise<Fields> {
  const type = plan.product.type === 'bundle' ? 'bundle' : 'product';
  const line = await offeredLine(tx, { product_id, type, quantity });
  if (line === null) return {};
  try {
    estimateOf(line, address, whereabouts, now);
    return {};
  } catch (refusal) {
    if (refusal instanceof HttpError && refusal.details.fields) return refusal.details.fields;
    throw refusal;
  }
}

async function requireRoom(tx: Queryable, customer: number): Promise<void> {
  const [counted] = await tx
    .select({ all: count() })
    .from(subscription)
    .where(eq(subscription.customer_id, customer));
  if ((counted?.all ?? 0) >= MOST) throw new HttpError(422, messages.tooMany(MOST));
}
