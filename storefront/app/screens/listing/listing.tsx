import { readListing } from '@otzar/contract/listing';
import { listingMeta } from '../../features/listing/listing-meta.ts';
import { listingQuery } from '../../features/listing/listing-query.ts';
import { toCanonicalPath } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { fromText, textOf, useFromText } from '../../platform/page-text.ts';
import { toShownList } from '../../platform/shown-list.ts';
import type { Route } from './+types/listing';
import { ListingPage } from './ListingPage.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const listing = await readPageData(context, readListing, {
    params: { id: params.id },
    query: listingQuery(url.searchParams),
  });
  toCanonicalPath(url, listing.path);
  toShownList(url, listing);
  return textOf(listing);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listingMeta(loaderData && fromText(loaderData), matches);

/** A department or a part of one. */
export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={useFromText(loaderData)} />;
}
