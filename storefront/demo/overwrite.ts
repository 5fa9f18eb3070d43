import type { Queryable } from '../server/db/database.ts';
import { sql } from '../server/db/operators.ts';
import {
  category,
  collection,
  content,
  customer,
  customer_order,
  product,
  school,
} from '../server/db/schema.ts';

/** What a seed takes away. */
const REPLACED = [
  [product, 'product', 'products'],
  [category, 'department', 'departments'],
  [collection, 'collection', 'collections'],
  [school, 'school', 'schools'],
  [content, 'page of words', 'pages of words'],
] as const;

const KEPT = [
  [customer_order, 'order', 'orders'],
  [customer, 'customer', 'customers'],
] as const;

type Counted = typeof REPLACED | typeof KEPT;

/** E.g. `1,200 products, 1 school`; empty where there is nothing. */
async function counted(db: Queryable, tables: Counted): Promise<string> {
  const parts: string[] = [];
  for (const [table, one, several] of tables) {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table}`);
    const n = rows[0]?.n ?? 0;
    if (n > 0) parts.push(`${n.toLocaleString('en')} ${n === 1 ? one : several}`);
  }
  return parts.join(', ');
}

/**
 * Says what a seed would write over, in the words that its owner is asked with.
 * @returns null where there is nothing to lose
 */
export async function toBeOverwritten(db: Queryable, withTrial: boolean): Promise<string | null> {
  const replaced = await counted(db, REPLACED);
  if (replaced === '') return null;
  const kept = await counted(db, KEPT);
  return [
    `The seed deletes ${replaced}, with their stock, prices, words and currencies, and writes the demo in their place.`,
    kept === '' ? '' : `It leaves ${kept} as they are.`,
    withTrial
      ? 'It adds the customers, gift cards and discount codes of the demo where they are missing: anybody can read these in the README.'
      : 'It adds no customers, gift cards or discount codes, because NODE_ENV is production.',
  ]
    .filter(Boolean)
    .join(' ');
}
