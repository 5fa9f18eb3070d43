import { storeDay } from '@otzar/domain/store-day';
import { inUseText, isLive } from '@otzar/domain/subscription';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { subscription } from '../../db/schema.ts';
import { fieldRefused, HttpError } from '../../kit/http-error.ts';
import { messages } from './messages.ts';

interface Leaving {
  /** What is deleted, and the column of a subscription that it stands in. */
  what: 'address' | 'card';
  column: 'address_id' | 'payment_id';
  id: number;
  /** What takes its place; null for nothing. The customer's own already. */
  replacement: number | null;
  now: Date;
}

/**
 * Gives the subscriptions that use an address or a card another one, in the transaction that deletes it. An
 * order that waits to be tried again is tried at once, as after any other change to it.
 * @throws {HttpError} 409 where one that goes on would be left without, 422 where it would replace itself
 */
export async function replaceInSubscriptions(
  tx: Queryable,
  customer: number,
  { what, column, id, replacement, now }: Leaving,
): Promise<void> {
  if (replacement === id) throw fieldRefused('replacement', messages.chooseAnother);
  const using = and(eq(subscription.customer_id, customer), eq(subscription[column], id));
  const rows = await tx
    .select()
    .from(subscription)
    .where(using)
    .orderBy(asc(subscription.id))
    .for('update');
  const living = rows.filter((row) => isLive(row, storeDay(now)));
  if (replacement === null && living.length > 0) {
    const titles = living.map(({ product }) => product.title);
    throw new HttpError(409, inUseText(what, titles));
  }
  if (replacement === null || rows.length === 0) return;
  const at = now.toISOString();
  const retry_at = sql`case when ${subscription.retry_at} is null then null else ${at}::timestamptz end`;
  await tx
    .update(subscription)
    .set({ [column]: replacement, retry_at })
    .where(using);
}
