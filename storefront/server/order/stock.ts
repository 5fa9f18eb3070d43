import type { LineRequest } from '@otzar/contract/bag';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { bundle_part, product, variation } from '../db/schema.ts';
import { isEGiftCard } from '../e-gift-card/offer.ts';

type Taken = Pick<LineRequest, 'id' | 'type' | 'quantity'> & { product_id: number };

/** A row whose stock is smaller than what was to be taken from it. */
export class StockShort extends Error {}

/**
 * Takes lines out of the stock, all of them or none: run it in a transaction. Rows are always
 * taken in the same order, so that two orders never wait for each other.
 * @throws {StockShort} when somebody else was quicker.
 */
export async function takeStock(db: Queryable, lines: Taken[]): Promise<void> {
  const variations = count(lines.filter((line) => line.type === 'variation'));
  for (const [id, quantity] of variations) {
    const taken = await db
      .update(variation)
      .set({ stock: sql`${variation.stock} - ${quantity}` })
      .where(and(eq(variation.id, id), gte(variation.stock, quantity)));
    if (taken.rowCount === 0) throw new StockShort();
  }
  const items = lines
    .filter((line) => line.type !== 'bundle' && !isEGiftCard(line))
    .map((line) => ({ id: line.product_id, quantity: line.quantity }));
  for (const [id, quantity] of count([...items, ...(await partsOf(db, lines))])) {
    const taken = await db
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.id, id), gte(product.stock, quantity)));
    if (taken.rowCount === 0) throw new StockShort();
  }
}

/** Quantity by id, in order of ids. */
function count(takes: { id: number; quantity: number }[]): [id: number, quantity: number][] {
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
      inArray(
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
