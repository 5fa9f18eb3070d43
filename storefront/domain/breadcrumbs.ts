/** A step of the way through the shop. */
export interface Breadcrumb {
  name: string;
  /** With its query, where it has one. */
  path: string;
}

const PRODUCT_PAGE = /^\/(?:products|bundles)\//;

const pathnameOf = (path: string) => path.split('?')[0];

/**
 * The way to a product, itself last: through the listing the shopper comes from, or else by the product's
 * own department.
 * @param own the way by its department
 * @param kept the way kept so far, the page that was on screen last
 * @param from the path the shopper comes from; null on a first load
 */
export function breadcrumbTrail(
  own: Breadcrumb[],
  { kept, from }: { kept: Breadcrumb[]; from: string | null },
): Breadcrumb[] {
  const [product, last] = [own.at(-1), kept.at(-1)];
  if (!product || last?.path === product.path) return kept;
  const cameBy = last && !PRODUCT_PAGE.test(last.path) && pathnameOf(last.path) === from;
  return cameBy ? [...kept, product] : own;
}
