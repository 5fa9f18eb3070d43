import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bundle_part, product, variation } from '../../db/schema.ts';

const part = alias(product, 'part');

/** How often the scarcest part of a bundle is on hand. */
const bundleStock = sql`(
  select coalesce(min(${part.stock} / ${bundle_part.quantity}), 0) from ${bundle_part}
  join ${product} ${sql.identifier('part')} on ${eq(part.id, bundle_part.product_id)}
  where ${bundle_part.bundle_id} = ${product.id})`;

/** How many of a product one order can hold now, in a query that has `product` among its tables. */
export const available = sql<number>`greatest(0, least(${product.max_quantity},
  case when ${product.type} = 'bundle' then ${bundleStock} else ${product.stock} end))::int`;

/** The same for a variation. */
export const variationAvailable = sql<number>`greatest(0, least(${variation.max_quantity}, ${variation.stock}))::int`;
