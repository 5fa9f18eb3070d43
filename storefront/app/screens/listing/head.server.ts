import type { Listing } from '@otzar/contract/listing';
import { isNarrowed } from '@otzar/domain/listing';
import * as messages from '#messages/screens/listing';
import { brand } from '../../brand.ts';
import type { HeadTag } from '../../platform/head-tags.ts';
import { breadcrumbTags, metaTag, sharingTags } from '../../platform/sharing-tags.server.ts';

/** A list of any kind: its card, and its breadcrumb trail. */
export const listingTags = (site: string, listing: Listing, search: string): HeadTag[] => [
  ...sharingTags(site, {
    type: listing.kind === 'creator' ? 'profile' : 'website',
    title: listing.title,
    text: listing.description || messages.listAt(listing.title, brand.name),
    path: listing.path,
    picture: listing.products[0]?.image,
  }),
  breadcrumbTags(site, listing.breadcrumbs),
  // The list has one address to search engines, however it is ordered or narrowed.
  ...(isNarrowed(search) ? [metaTag({ name: 'robots', content: 'noindex, follow' })] : []),
];
