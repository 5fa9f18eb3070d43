import { readCollection } from '@otzar/contract/listing';
import { listingMeta } from '../../features/listing/listing-meta.ts';
import { toCanonicalPath } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { fromText, textOf, useFromText } from '../../platform/page-text.ts';
import { toShownList } from '../../platform/shown-list.ts';
import { ListingPage } from '../listing/ListingPage.tsx';
import type { Route } from './+types/collection';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const listing = await readPageData(context, readCollection, {
    params: { id: params.id },
    query: { page: url.searchParams.get('page') ?? '' },
  });
  toCanonicalPath(url, listing.path);
  toShownList(url, listing);
  return textOf(listing);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listingMeta(loaderData && fromText(loaderData), matches);

/** A collection, in the order in which it was put together; it has no sort and no filters (specification, section 2). */
export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={useFromText(loaderData)} />;
}
