import { sql } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { REVISION_KEY } from '../../db/revision-cache.ts';
import { product, setting, variation } from '../../db/schema.ts';
import { available, variationAvailable } from './availability.ts';

/** What is on hand of some products and variations, and of which revision the catalogue is that they are in. */
export interface Stock {
  /** Empty for a catalogue that was never written. */
  revision: string;
  /** How many of each product one order can hold now; of what is not sold, nothing. */
  products: Record<number, number>;
  variations: Record<number, number>;
}

interface Row extends Record<string, unknown> {
  revision: string | null;
  products: Record<number, number> | null;
  variations: Record<number, number> | null;
}

/** Reads what changes with every order, in one query: all else is as the revision says. */
export async function readStock(
  db: Queryable,
  productIds: number[],
  variationIds: number[] = [],
): Promise<Stock> {
  const { rows } = await db.execute<Row>(sql`select
    (select ${setting.value} from ${setting} where ${setting.key} = ${REVISION_KEY}) as revision,
    (select json_object_agg(${product.id}, ${available}) from ${product}
      where ${among(product.id, productIds)}) as products,
    (select json_object_agg(${variation.id}, ${variationAvailable}) from ${variation}
      where ${among(variation.id, variationIds)}) as variations`);
  const [row] = rows;
  return {
    revision: row?.revision ?? '',
    products: row?.products ?? {},
    variations: row?.variations ?? {},
  };
}
