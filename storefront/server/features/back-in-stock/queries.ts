import type { CustomerData } from '@otzar/contract/customer-data';
import { language } from '@otzar/contract/language';
import { emailKey } from '@otzar/domain/customer';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { back_in_stock_request, product, variation } from '../../db/schema.ts';
import { available, variationAvailable } from '../product/availability.ts';

export type StockRequest = typeof back_in_stock_request.$inferSelect;

/** What somebody asks for, and when. */
export interface Asked
  extends Pick<StockRequest, 'email' | 'customer_id' | 'product_id' | 'variation_id'> {
  now: Date;
}

/** Keeps what somebody waits for. @returns null where the same was asked for this address before */
export async function keepRequest(
  tx: Queryable,
  { email, now, ...asked }: Asked,
): Promise<StockRequest | null> {
  const [kept] = await tx
    .insert(back_in_stock_request)
    .values({ ...asked, email, email_key: emailKey(email), asked_at: now, language: language() })
    .onConflictDoNothing()
    .returning();
  return kept ?? null;
}

/** A request by its id; null once it is done, ended or has run out. */
export async function readRequest(db: Queryable, id: number): Promise<StockRequest | null> {
  const [kept] = await db
    .select()
    .from(back_in_stock_request)
    .where(eq(back_in_stock_request.id, id));
  return kept ?? null;
}

/** Makes a request sure, from the first time on. @returns null once it is done, ended or has run out */
export async function confirmRequest(
  db: Queryable,
  id: number,
  now: Date,
): Promise<StockRequest | null> {
  const first = sql`coalesce(${back_in_stock_request.confirmed_at}, ${now.toISOString()})`;
  const [kept] = await db
    .update(back_in_stock_request)
    .set({ confirmed_at: first })
    .where(eq(back_in_stock_request.id, id))
    .returning();
  return kept ?? null;
}

/** Ends a request: nothing is kept of who waited. */
export async function endRequest(db: Queryable, id: number): Promise<void> {
  await db.delete(back_in_stock_request).where(eq(back_in_stock_request.id, id));
}

/** Ends all that an address waits for. */
export async function forgetRequests(tx: Queryable, email: string): Promise<void> {
  await tx
    .delete(back_in_stock_request)
    .where(eq(back_in_stock_request.email_key, emailKey(email)));
}

/**
 * Takes sure requests whose item can be bought again, which are done with that: run it in the transaction that writes
 * their letters. Processes that do this at once take different ones.
 * @param most how many at a time
 */
export async function takeInStock(tx: Queryable, most: number): Promise<StockRequest[]> {
  const supply = sql<number>`case when ${back_in_stock_request.variation_id} is null
    then ${available} else ${variationAvailable} end`;
  const chosen = and(
    eq(variation.id, back_in_stock_request.variation_id),
    eq(variation.product_id, product.id),
  );
  const due = await tx
    .select({ id: back_in_stock_request.id })
    .from(back_in_stock_request)
    .innerJoin(product, eq(product.id, back_in_stock_request.product_id))
    .leftJoin(variation, chosen)
    .where(and(isNotNull(back_in_stock_request.confirmed_at), sql`${supply} > 0`))
    .orderBy(asc(back_in_stock_request.confirmed_at), asc(back_in_stock_request.id))
    .limit(most)
    .for('update', { of: back_in_stock_request, skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return tx.delete(back_in_stock_request).where(inArray(back_in_stock_request.id, ids)).returning();
}

/** What a customer waits for, asked for under the address of their account. */
export async function readRequestsOf(
  db: Queryable,
  customerId: number,
): Promise<InferOutput<typeof CustomerData>['back_in_stock']> {
  const kept = await db
    .select()
    .from(back_in_stock_request)
    .where(eq(back_in_stock_request.customer_id, customerId))
    .orderBy(asc(back_in_stock_request.id));
  return kept.map(({ product_id, variation_id, asked_at, confirmed_at }) => ({
    product_id,
    variation_id,
    asked_at: asked_at.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
  }));
}
