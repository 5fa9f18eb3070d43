import type { Language } from '@otzar/contract/language';
import { storeDay } from '@otzar/domain/store-day';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { customer, customer_address, customer_payment, subscription } from '../../../db/schema.ts';

type Row = typeof subscription.$inferSelect;

/** A subscription whose order is to be placed now, with what it takes to place it. */
export interface Due {
  row: Row & { next_on: string };
  email: string;
  /** What its customer is written in. */
  language: Language;
  address: typeof customer_address.$inferSelect | null;
  payment: typeof customer_payment.$inferSelect | null;
}

/** Longer than anything ever waits to be tried again: a day beyond was counted by a clock put back since. */
const LONGEST_WAIT_MS = 10 * 24 * 60 * 60 * 1000;

/** When something is looked at, and whether its customer asks for it, so that it waits no longer. */
interface Look {
  now: Date;
  asked?: boolean;
}

/** What is due by a moment: on its day or after it, before its end, and not while it waits to be tried again. */
function isDue({ now, asked = false }: Look) {
  const today = storeDay(now);
  const goesOn = or(isNull(subscription.ends_on), gt(subscription.ends_on, today));
  const beforeEnd = or(
    isNull(subscription.ends_on),
    lt(subscription.next_on, subscription.ends_on),
  );
  const latest = new Date(now.getTime() + LONGEST_WAIT_MS);
  const waited = or(
    isNull(subscription.retry_at),
    lte(subscription.retry_at, now),
    gt(subscription.retry_at, latest),
  );
  const comes = inArray(subscription.status, ['active', 'failed']);
  const ready = asked ? undefined : waited;
  return and(comes, lte(subscription.next_on, today), ready, goesOn, beforeEnd);
}

/** The ids of what is due, a few at a time. @param after the last one of those before */
export async function dueIds(
  db: Queryable,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(isDue({ now }), gt(subscription.id, after)))
    .orderBy(asc(subscription.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** One that is due; null where it is so no longer. */
export async function readDue(db: Queryable, id: number, look: Look): Promise<Due | null> {
  const [found] = await db
    .select({
      row: subscription,
      email: customer.email,
      language: customer.language,
      address: customer_address,
      payment: customer_payment,
    })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customer_id))
    .leftJoin(customer_address, eq(customer_address.id, subscription.address_id))
    .leftJoin(customer_payment, eq(customer_payment.id, subscription.payment_id))
    .where(and(eq(subscription.id, id), isDue(look)));
  const next_on = found?.row.next_on ?? null;
  return found && next_on !== null ? { ...found, row: { ...found.row, next_on } } : null;
}

/** What an order is made from; where any of it has changed meanwhile, the order is another one. */
const WHAT = ['status', 'next_on', 'product_id', 'quantity', 'address_id', 'payment_id'] as const;

/** Locks a subscription; null where it is not as it was read any more. */
export async function lockAsRead(tx: Queryable, { row }: Due): Promise<Row | null> {
  const [now] = await tx
    .select()
    .from(subscription)
    .where(eq(subscription.id, row.id))
    .for('update');
  return now && WHAT.every((name) => now[name] === row[name]) ? now : null;
}
