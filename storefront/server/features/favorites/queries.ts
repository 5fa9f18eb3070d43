import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { customer_favorite, product } from '../../db/schema.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import { messages } from './messages.ts';

const MOST = 1000;

/** Ids of products, the first one kept first. */
async function readFavorites(db: Queryable, customer: number): Promise<number[]> {
  const rows = await db
    .select({ id: customer_favorite.product_id })
    .from(customer_favorite)
    .where(eq(customer_favorite.customer_id, customer))
    .orderBy(asc(customer_favorite.position));
  return rows.map(({ id }) => id);
}

/** Keeps products in the order given; what is kept already stays in its place. @throws {HttpError} 422 for too many. */
export const saveFavorites = (db: Database, customer: number, ids: number[]): Promise<number[]> =>
  withCustomerLock(db, customer, (tx) => storeFavorites(tx, customer, ids));

/** The same under the customer's lock. @throws {HttpError} 422 for too many, at the field of that name */
export async function storeFavorites(
  tx: Queryable,
  customer: number,
  ids: number[],
  field = 'ids',
): Promise<number[]> {
  const sold = await soldAmong(tx, ids);
  if (sold.length > 0)
    await tx
      .insert(customer_favorite)
      .values(sold.map((product_id) => ({ customer_id: customer, product_id })))
      .onConflictDoNothing();
  const kept = await readFavorites(tx, customer);
  if (kept.length > MOST) throw fieldRefused(field, messages.tooMany);
  return kept;
}

/** Lets products go. */
export async function dropFavorites(
  db: Database,
  customer: number,
  ids: number[],
): Promise<number[]> {
  const mine = eq(customer_favorite.customer_id, customer);
  const some = ids.filter(isRowId);
  if (some.length > 0)
    await db
      .delete(customer_favorite)
      .where(and(mine, inArray(customer_favorite.product_id, some)));
  return readFavorites(db, customer);
}

async function soldAmong(db: Queryable, ids: number[]): Promise<number[]> {
  const asked = [...new Set(ids.filter(isRowId))];
  if (asked.length === 0) return [];
  const rows = await db.select({ id: product.id }).from(product).where(inArray(product.id, asked));
  const sold = new Set(rows.map(({ id }) => id));
  return asked.filter((id) => sold.has(id));
}
