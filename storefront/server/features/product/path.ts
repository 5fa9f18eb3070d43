import type { ProductCard } from '@otzar/contract/product';

/** Address of a product's page (specification, section 2, Other). */
export const productPath = (type: ProductCard['type'], slug: string, id: number): string =>
  `/${type === 'bundle' ? 'bundles' : 'products'}/${slug}/${id}`;
