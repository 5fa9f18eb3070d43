import { SortInAddress, searchProducts } from '@otzar/contract/listing';
import * as v from 'valibot';
import { titled } from '../brand.ts';
import { ListingScreen } from '../features/listing/ListingScreen.tsx';
import { useListingAddress } from '../features/listing/useListingAddress.ts';
import { readPageData } from '../platform/page-data.ts';
import { ListedProducts } from '../shell/ListedProducts.tsx';
import type { Route } from './+types/search';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = Object.fromEntries(url.searchParams);
  const words = (query.q ?? '').trim();
  const listing = await readPageData(context, searchProducts, {
    query: { q: words, page: query.page, sort: v.parse(SortInAddress, query.sort) },
  });
  return { listing, words };
}

export const meta: Route.MetaFunction = () => [
  { title: titled() },
  { name: 'robots', content: 'noindex' },
];

export default function SearchRoute({ loaderData: { listing, words } }: Route.ComponentProps) {
  const address = useListingAddress(listing);
  return (
    <ListingScreen
      listing={listing}
      title={words ? `Results for “${words}”` : 'Search'}
      keep={[{ name: 'q', value: words }]}
      {...address}
      whenEmpty={
        words
          ? 'Nothing matches these words. Try fewer or other ones, or open a department above.'
          : 'Type a title, an author or a thing into the search box.'
      }
    >
      <ListedProducts way={listing.breadcrumbs} products={listing.products} first={2} />
    </ListingScreen>
  );
}
