import type { Product } from '@otzar/contract/product';
import { addressShown } from '@otzar/domain/product';
import { titled } from '../../brand.ts';
import { canonical, type Matches } from '../../platform/canonical.ts';
import { shortWords } from '../../platform/titles.ts';

/**
 * What the head of a product's page says, in browsers too.
 * @param matches the matched routes, the root first
 * @param search the query of the page's address, which may name a variation
 */
export const metaOf = (matches: Matches, product: Product | undefined, search: string) => [
  // Specification, section 2: product and bundle pages use the plain brand title.
  { title: titled() },
  { name: 'description', content: product ? shortWords(product) : '' },
  ...canonical(matches, product && addressShown(product, search)),
];
