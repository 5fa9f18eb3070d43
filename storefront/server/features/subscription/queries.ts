import type { CallOutput } from '@otzar/contract/endpoint';
import { language } from '@otzar/contract/language';
import type { changeSubscription, Subscription } from '@otzar/contract/subscription';
import { storeDay } from '@otzar/domain/store-day';
import { applyChange, asOf, canEndOn, endedOn } from '@otzar/domain/subscription';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { subscription } from '../../db/schema.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import { readOwn } from '../customer/own.ts';
import { readCards } from '../product/card.ts';
import { messages } from './messages.ts';

type Asked = CallOutput<typeof changeSubscription>['body'];
type Row = typeof subscription.$inferSelect;
/** A row as it stands today: it may have ended meanwhile. */
type Current = Omit<Row, 'status'> & Pick<Subscription, 'status'>;

const missing = () => notFound(messages.missing);

const of = (customer: number) => eq(subscription.customer_id, customer);

/** Why the last order was not placed, to whoever reads it; one of long ago was told in English alone. */
const failureOf = ({ failure, failure_he }: Pick<Row, 'failure' | 'failure_he'>): string | null =>
  (language() === 'he' ? failure_he : null) ?? failure;

async function shown(db: Queryable, rows: Row[], today: string): Promise<Subscription[]> {
  const cards = await readCards(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const sold = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => {
    const kept = asOf<Current>(row, today);
    const { product, product_id, id, type_id, quantity, frequency, status } = kept;
    const { started_on, counted_from, not_before, next_on, ends_on } = kept;
    const { address_id, payment_id, retry_at } = kept;
    const goesOn = status !== 'cancelled';
    return {
      ...{ id, type_id, quantity, frequency, status, started_on, counted_from, not_before },
      ...{ next_on, ends_on },
      ...{ address_id, payment_id, failure: goesOn ? failureOf(kept) : null },
      retry_on: status === 'failed' && retry_at ? storeDay(retry_at) : null,
      product: sold.get(product_id) ?? { ...product, max: 0 },
    };
  });
}

const hasEnded = ({ status }: Subscription): number => Number(status === 'cancelled');

/** What comes to a customer: what goes on first, then what has ended. */
export async function readSubscriptions(
  db: Queryable,
  customer: number,
  today: string,
): Promise<Subscription[]> {
  const rows = await db
    .select()
    .from(subscription)
    .where(of(customer))
    .orderBy(asc(subscription.started_on), asc(subscription.id));
  const all = await shown(db, rows, today);
  return all.toSorted((a, b) => hasEnded(a) - hasEnded(b));
}

const rowOf = (db: Queryable, customer: number, id: number) =>
  db
    .select()
    .from(subscription)
    .where(and(of(customer), eq(subscription.id, id)));

/** To be changed: an order of it that is being placed is waited for. */
async function readToChange(tx: Queryable, customer: number, id: number): Promise<Row> {
  const [row] = await rowOf(tx, customer, id).for('update');
  if (row === undefined) throw missing();
  return row;
}

async function readRow(db: Queryable, customer: number, id: number): Promise<Row> {
  const [row] = await rowOf(db, customer, id);
  if (row === undefined) throw missing();
  return row;
}

/** A row as its customer sees it today. */
export async function shownOne(db: Queryable, row: Row, today: string): Promise<Subscription> {
  const [one] = await shown(db, [row], today);
  if (one === undefined) throw missing();
  return one;
}

/** One subscription. @throws {HttpError} 404 where it is not the customer's */
export const readSubscriptionOf = async (
  db: Queryable,
  customer: number,
  id: number,
  today: string,
): Promise<Subscription> => shownOne(db, await readRow(db, customer, id), today);

/** Changes one as it is asked to. @throws {HttpError} 404 for what is not the customer's, 422 for what cannot be */
export function changeSaved(
  db: Database,
  customer: number,
  { id, today, ...asked }: Asked & { id: number; today: string; now: Date },
): Promise<Subscription> {
  return withCustomerLock(db, customer, async (tx) => {
    const row = await readToChange(tx, customer, id);
    const { address_id: to, payment_id: by } = asked;
    await readOwn(tx, customer, { address_id: to, payment_id: by });
    const before = await shownOne(tx, row, today);
    if (asked.quantity !== undefined && asked.quantity !== before.quantity)
      requireQuantity(asked.quantity, before);
    const { quantity = row.quantity, address_id = row.address_id } = asked;
    const { payment_id = row.payment_id, now } = asked;
    const kept = applyChange<Current>(row, asked, today);
    if (typeof kept === 'string') throw fieldRefused(kept, messages.refused[kept]);
    const wanted = { quantity, address_id, payment_id };
    const same = Object.entries(wanted).every(([name, value]) => row[name as keyof Row] === value);
    const after = { ...kept, ...waiting(row, kept, same || asked.retry ? null : now) };
    return write(tx, row, { ...after, ...wanted }, today);
  });
}

type Waiting = 'failure' | 'failure_he' | 'retry_at';

/** What an order that failed is still about: it is tried at once where what it may have failed for is another. */
function waiting(row: Row, kept: Current, at: Date | null): Pick<Row, Waiting> {
  const same = kept.next_on === row.next_on && kept.status === row.status;
  if (!same) return { failure: null, failure_he: null, retry_at: null };
  const { failure, failure_he, retry_at } = row;
  return { failure, failure_he, retry_at: at !== null && retry_at !== null ? at : retry_at };
}

/** Ends one on a day. @throws {HttpError} 404 where it is not the customer's, 422 for a day that cannot be */
export function endSaved(
  db: Database,
  customer: number,
  { id, on, today }: { id: number; on: string; today: string },
): Promise<Subscription> {
  return withCustomerLock(db, customer, async (tx) => {
    const row = await readToChange(tx, customer, id);
    if (!canEndOn(on, today)) throw fieldRefused('on', messages.endWrong);
    return write(tx, row, endedOn<Current>(row, on, today), today);
  });
}

function requireQuantity(quantity: number, { product: { max } }: Subscription): void {
  if (quantity <= max) return;
  const sentence = max > 0 ? messages.atMost(max) : messages.nothingLeft;
  throw fieldRefused('quantity', sentence);
}

async function write(
  db: Queryable,
  { id }: Row,
  kept: Current,
  today: string,
): Promise<Subscription> {
  const { frequency, not_before, next_on, ends_on, quantity, address_id, payment_id } = kept;
  const { failure, failure_he, retry_at } = kept;
  const status = kept.status === 'cancelled' ? 'active' : kept.status;
  const [row] = await db
    .update(subscription)
    .set({
      frequency,
      status,
      not_before,
      next_on,
      ends_on,
      quantity,
      address_id,
      payment_id,
      failure,
      failure_he,
      retry_at,
    })
    .where(eq(subscription.id, id))
    .returning();
  if (row === undefined) throw missing();
  return shownOne(db, row, today);
}
