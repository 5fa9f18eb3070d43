import type { BagLine } from '@otzar/contract/bag';
import { tracking } from './tracking.ts';

/**
 * Tells marketing that a line was added to the bag (specification, section 7). Only what the shop sells is
 * told, never who bought it or what is written on it.
 */
export function tellAddedToCart(line: BagLine): void {
  tracking().event('Added to Cart', {
    ProductID: line.product_id,
    ProductName: line.title,
    ProductType: line.type,
    SKU: line.sku,
    Quantity: line.quantity,
    Price: line.price,
  });
}
