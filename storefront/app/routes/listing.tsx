import { readListing, SortInAddress } from '@otzar/contract/listing';
import * as v from 'valibot';
import { brand, titled } from '../brand.ts';
import { ListingScreen } from '../features/listing/ListingScreen.tsx';
import { useListingAddress } from '../features/listing/useListingAddress.ts';
import { canonical, toCanonicalPath } from '../platform/canonical.ts';
import { later } from '../platform/later.tsx';
import { readPageData } from '../platform/page-data.ts';
import type { Route } from './+types/listing';

const ListedProducts = later(
  async () => (await import('../shell/ListedProducts.tsx')).ListedProducts,
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = Object.fromEntries(url.searchParams);
  const listing = await readPageData(context, readListing, {
    params: { id: params.id },
    query: { page: query.page, sort: v.parse(SortInAddress, query.sort) },
  });
  toCanonicalPath(url, listing.path);
  return listing;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  // Specification, section 2: listings use the plain brand title.
  { title: titled() },
  {
    name: 'description',
    content: loaderData?.description || `${loaderData?.title ?? ''} at ${brand.name}.`,
  },
  ...canonical(loaderData?.path),
];

/** The first row is on screen at once; its pictures go first. */
const FIRST_ROW = 2;

export default function ListingRoute({ loaderData: listing }: Route.ComponentProps) {
  const address = useListingAddress(listing);
  return (
    <ListingScreen
      listing={listing}
      {...address}
      whenEmpty="We are restocking this shelf. Please look at another department."
    >
      <ListedProducts way={listing.breadcrumbs} products={listing.products} first={FIRST_ROW} />
    </ListingScreen>
  );
}
