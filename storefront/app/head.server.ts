import type { Home } from '@otzar/contract/home';
import type { Listing } from '@otzar/contract/listing';
import type { Product } from '@otzar/contract/product';
import type { HeadTag } from './platform/head-tags.ts';
import { metaTag } from './platform/sharing-tags.server.ts';
import { homeTags } from './screens/home/head.server.ts';
import { listingTags } from './screens/listing/head.server.ts';
import { productTags } from './screens/product/head.server.ts';

/** What is known of the page whose head is written. */
export interface HeadPage {
  /** Id of the route that shows it. */
  route: string;
  /** What its loader answered. */
  data: unknown;
  search: string;
  status: number;
  /** Where the shop stands in the world, e.g. `https://shop.example`. */
  site: string;
}

/**
 * What search engines and whoever shows a link read of a page, beyond title, description and canonical
 * address. It is written by the server alone, so that no script carries it.
 */
export function headOf({ route, data, search, status, site }: HeadPage): HeadTag[] {
  if (status !== 200) return [metaTag({ name: 'robots', content: 'noindex' })];
  switch (route) {
    case 'home':
      return homeTags(site, data as Home);
    case 'listing':
    case 'automated':
    case 'collection':
    case 'creator':
      return listingTags(site, data as Listing, search);
    case 'product':
    case 'bundle':
      return productTags(site, data as Product, search);
    default:
      return [];
  }
}
