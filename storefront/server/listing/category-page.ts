import { PAGE_SIZE, type Sort } from '@otzar/contract/listing';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { product_category } from '../db/schema.ts';
import type { PageOf } from './page.ts';

const { category_id, popularity, price_cents, product_id, release_date } = product_category;

/** Each order and its mirror image: both are one index, read forwards or backwards. */
const ORDERS: Record<Sort, { forwards: SQL[]; backwards: SQL[] }> = {
  relavent: {
    forwards: [desc(popularity), asc(product_id)],
    backwards: [asc(popularity), desc(product_id)],
  },
  'price-asc': {
    forwards: [asc(price_cents), asc(product_id)],
    backwards: [desc(price_cents), desc(product_id)],
  },
  'price-desc': {
    forwards: [desc(price_cents), desc(product_id)],
    backwards: [asc(price_cents), asc(product_id)],
  },
  'release_date-desc': {
    forwards: [desc(release_date), asc(product_id)],
    backwards: [asc(release_date), desc(product_id)],
  },
};

/**
 * Ids of one page of a category. A page past the middle is read from the end, so that the last
 * page costs no more than the first.
 */
export async function readCategoryPage(
  db: Queryable,
  category: { id: number; product_count: number },
  sort: Sort,
  { offset }: PageOf,
): Promise<number[]> {
  const size = Math.min(PAGE_SIZE, category.product_count - offset);
  if (size <= 0) return [];
  const fromEnd = offset > category.product_count / 2;
  const order = ORDERS[sort];
  const rows = await db
    .select({ id: product_id })
    .from(product_category)
    .where(eq(category_id, category.id))
    .orderBy(...(fromEnd ? order.backwards : order.forwards))
    .limit(size)
    .offset(fromEnd ? category.product_count - offset - size : offset);
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.reverse() : ids;
}
