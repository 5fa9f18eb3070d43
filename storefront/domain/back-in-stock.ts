import type { Product } from '@otzar/contract/product';

/**
 * How many can be bought now of what somebody waits for; null where it is not sold, and there is nothing to wait for.
 * @param variationId which of the product's variations; null for any of them
 */
export function supplyOf(
  product: Pick<Product, 'max' | 'variation_infos'> | null,
  variationId: number | null,
): number | null {
  if (product === null) return null;
  if (variationId === null) return product.max;
  return product.variation_infos.find(({ id }) => id === variationId)?.max ?? null;
}
