import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collection, collection_product } from '../../db/schema.ts';

export type Collection = typeof collection.$inferSelect;

/** A collection; null where there is none. */
export async function readCollectionRow(db: Queryable, id: number): Promise<Collection | null> {
  const [row] = await db.select().from(collection).where(eq(collection.id, id));
  return row ?? null;
}

/** The ids of its products in the order in which they were put together. */
export async function readCollectionIds(db: Queryable, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: collection_product.product_id })
    .from(collection_product)
    .where(eq(collection_product.collection_id, id))
    .orderBy(asc(collection_product.position), asc(collection_product.product_id));
  return rows.map((row) => row.id);
}
