import type { Queryable } from '../../db/database.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import { search_order } from '../../db/schema.ts';

/** All products, the most popular first. */
export interface ProductOrder {
  /** The id at each position. */
  ids: Int32Array;
  /** The position of each id, and -1 where there is no such product. */
  positions: Int32Array;
}

const BYTES_OF_ID = Int32Array.BYTES_PER_ELEMENT;

export const orderAsBytes = (ids: number[]): Buffer => Buffer.from(Int32Array.from(ids).buffer);

function orderOf(bytes: Buffer): ProductOrder {
  // A row's bytes may lie anywhere in memory, and numbers of four bytes may not.
  const ids = new Int32Array(Uint8Array.from(bytes).buffer, 0, bytes.length / BYTES_OF_ID);
  const highest = ids.reduce((high, id) => Math.max(high, id), 0);
  const positions = new Int32Array(highest + 1).fill(-1);
  for (const [position, id] of ids.entries()) positions[id] = position;
  return { ids, positions };
}

/** One for each database: more than one is open in tests alone. */
const kept = new RevisionCache<ProductOrder>(4);
const ONLY = 0;

/**
 * The order that words are kept in.
 * @param revision of the order, as it was just read beside the words
 */
export async function readOrder(db: Queryable, revision: string): Promise<ProductOrder> {
  const before = kept.get(ONLY, revision);
  if (before !== undefined) return before;
  const [row] = await db.select().from(search_order);
  const order = orderOf(row?.product_ids ?? Buffer.alloc(0));
  kept.keep(ONLY, row?.revision ?? '', order);
  return order;
}
