import type { LineRequest } from '@otzar/contract/bag';
import { asc, eq, sql } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { bundle_part, product, variation } from '../../db/schema.ts';
import type { PipelinedStatement } from '../../db/transaction.ts';
import { isEGiftCard } from '../e-gift-card/offer.ts';

type Taken = Pick<LineRequest, 'id' | 'type' | 'quantity'> & { product_id: number };

/** A row whose stock is smaller than what was to be taken from it. */
export class StockShort extends Error {}

/** What is taken: an id and how many. */
type Take = [id: number, quantity: number];

/**
 * What takes lines out of the stock, all of them or none: ask it in a transaction. Rows are always taken in the
 * same order, so that two orders never wait for each other. It throws `StockShort` when somebody else was quicker.
 */
export const takeStock = async (db: Queryable, lines: Taken[]): Promise<PipelinedStatement[]> => [
  ...takeFrom(variation, variationsIn(lines)),
  ...takeFrom(product, await productsIn(db, lines)),
];

/** Puts lines back into the stock; what the shop sells no more is left out. Run it in a transaction. */
export async function putBack(db: Queryable, lines: Taken[]): Promise<void> {
  await putInto(db, variation, variationsIn(lines));
  await putInto(db, product, await productsIn(db, lines));
}

const variationsIn = (lines: Taken[]): Take[] =>
  count(lines.filter((line) => line.type === 'variation'));

/** What lies behind each line: the product itself, or the parts of a bundle. */
async function productsIn(db: Queryable, lines: Taken[]): Promise<Take[]> {
  const items = lines
    .filter((line) => line.type !== 'bundle' && !isEGiftCard(line))
    .map((line) => ({ id: line.product_id, quantity: line.quantity }));
  return count([...items, ...(await partsOf(db, lines))]);
}

async function putInto(
  db: Queryable,
  table: typeof product | typeof variation,
  takes: Take[],
): Promise<void> {
  if (takes.length > 1) await lockInOrder(db, table, takes);
  for (const [id, quantity] of takes)
    await db
      .update(table)
      .set({ stock: sql`${table.stock} + ${quantity}` })
      .where(eq(table.id, id));
}

/**
 * One statement however many rows there are: a bag of 200 lines must not keep the shop waiting. An update takes its
 * rows in any order it likes, so it takes only what was locked before, in order of ids; a row that another order
 * changed until then is read anew.
 */
function takeFrom(table: typeof product | typeof variation, takes: Take[]): PipelinedStatement[] {
  if (takes.length === 0) return [];
  const ids = takes.map(([id]) => id);
  const quantities = takes.map(([, quantity]) => quantity);
  const statement = sql`
    with locked as materialized (
      select ${table.id} from ${table} where ${among(table.id, ids)} order by ${table.id} for update)
    update ${table} set stock = ${table.stock} - taken.quantity
    from locked
    join unnest((select ${sql.param(ids)}::int[]), (select ${sql.param(quantities)}::int[]))
      as taken (id, quantity) on taken.id = locked.id
    where ${table.id} = locked.id and ${table.stock} >= taken.quantity`;
  return [{ statement, rows: takes.length, otherwise: () => new StockShort() }];
}

/** As orders lock what they take. */
async function lockInOrder(
  db: Queryable,
  table: typeof product | typeof variation,
  takes: Take[],
): Promise<void> {
  const ids = takes.map(([id]) => id);
  await db
    .select({ id: table.id })
    .from(table)
    .where(among(table.id, ids))
    .orderBy(asc(table.id))
    .for('update');
}

/** Quantity by id, in order of ids. */
function count(takes: { id: number; quantity: number }[]): Take[] {
  const totals = new Map<number, number>();
  for (const { id, quantity } of takes) totals.set(id, (totals.get(id) ?? 0) + quantity);
  return [...totals].sort(([a], [b]) => a - b);
}

/** What the bundles among the lines are made of. */
async function partsOf(db: Queryable, lines: Taken[]) {
  const bundles = lines.filter((line) => line.type === 'bundle');
  if (bundles.length === 0) return [];
  const parts = await db
    .select()
    .from(bundle_part)
    .where(
      among(
        bundle_part.bundle_id,
        bundles.map((bundle) => bundle.id),
      ),
    )
    .orderBy(asc(bundle_part.product_id));
  return bundles.flatMap((bundle) =>
    parts
      .filter((part) => part.bundle_id === bundle.id)
      .map((part) => ({ id: part.product_id, quantity: part.quantity * bundle.quantity })),
  );
}
