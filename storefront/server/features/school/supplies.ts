import type { ProductCard } from '@otzar/contract/product';
import type { SupplyList } from '@otzar/contract/school';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product, school, supply_entry, supply_list } from '../../db/schema.ts';
import { readCards } from '../product/card.ts';

/** What an object is, as its picture draws it: scissors are no calculator, though they share a shelf. */
const objectOf = (alias: 'gone' | 'other') =>
  sql`split_part(${sql.identifier(alias)}.drawings->0->>'motif', '/', 1)`;

/**
 * What can stand in for what is sold out, by its product: of the same shelf, in stock and ready to be bought.
 * The same object comes before another, then the nearest price, then what sells better.
 */
async function readSwaps(db: Queryable, soldOut: number[]): Promise<Map<number, ProductCard>> {
  if (soldOut.length === 0) return new Map();
  const { rows } = await db.execute<{ gone: number; id: number }>(sql`
    select gone.id as gone, kin.id from ${product} gone
    cross join lateral (
      select id from ${product} other
      where other.category_id = gone.category_id and other.id <> gone.id
        and other.type = 'product' and other.item_type = gone.item_type
        and not other.has_variations and other.preorder_date is null
        and least(other.stock, other.max_quantity) > 0
      order by ${objectOf('gone')} = ${objectOf('other')} desc,
        abs(other.price_cents - gone.price_cents), other.popularity desc, other.id
      limit 1
    ) kin
    where gone.id = any(${sql.param(soldOut)}::int[])`);
  const cards = await readCards(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    rows.flatMap(({ gone, id }) => {
      const card = byId.get(id);
      return card ? [[gone, card]] : [];
    }),
  );
}

/** The entries of a list in the school's order; what is no longer sold is left out. */
async function readEntries(db: Queryable, listId: number): Promise<SupplyList['entries']> {
  const rows = await db
    .select()
    .from(supply_entry)
    .where(eq(supply_entry.list_id, listId))
    .orderBy(asc(supply_entry.id));
  const cards = await readCards(
    db,
    rows.map((row) => row.product_id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const swaps = await readSwaps(
    db,
    cards.filter(({ max }) => max < 1).map(({ id }) => id),
  );
  return rows.flatMap(({ id, product_id, required, quantity }) => {
    const card = byId.get(product_id);
    if (card === undefined) return [];
    return [{ id, product: card, required, quantity, swap: swaps.get(product_id) ?? null }];
  });
}

/** A list with everything on it; null where there is none. */
export async function readList(
  db: Queryable,
  id: number,
): Promise<Omit<SupplyList, 'this_year'> | null> {
  const [found] = await db
    .select({ list: supply_list, school })
    .from(supply_list)
    .innerJoin(school, eq(school.id, supply_list.school_id))
    .where(eq(supply_list.id, id));
  if (found === undefined) return null;
  const { list } = found;
  const [[newer], entries] = await Promise.all([
    db
      .select({ id: supply_list.id })
      .from(supply_list)
      .where(
        and(
          eq(supply_list.school_id, list.school_id),
          eq(supply_list.grade, list.grade),
          gt(supply_list.year, list.year),
        ),
      )
      .orderBy(desc(supply_list.year))
      .limit(1),
    readEntries(db, id),
  ]);
  return {
    id,
    school: found.school,
    grade: list.grade,
    year: list.year,
    newer: newer?.id ?? null,
    entries,
  };
}
