import type { Listing } from '@otzar/contract/listing';
import * as messages from '#messages/features/listing';
import { brand, titled } from '../../brand.ts';
import { canonical, type Matches } from '../../platform/canonical.ts';

/** The head of a list: the plain brand title (specification, section 2), what it holds, and its one address. */
export const listingMeta = (listing: Listing | undefined, matches: Matches) => [
  { title: titled() },
  {
    name: 'description',
    content: listing?.description || messages.listAt(listing?.title ?? '', brand.name),
  },
  ...canonical(matches, listing && pageAddress(listing)),
];

/** Each page of a list is a page of its own to a search engine; how it is ordered or narrowed makes no other. */
const pageAddress = ({ path, page }: Listing): string => (page > 1 ? `${path}?page=${page}` : path);
