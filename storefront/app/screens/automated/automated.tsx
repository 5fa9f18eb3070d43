import { readAutomated } from '@otzar/contract/listing';
import { listingMeta } from '../../features/listing/listing-meta.ts';
import { listingQuery } from '../../features/listing/listing-query.ts';
import { toCanonicalPath } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { fromText, textOf, useFromText } from '../../platform/page-text.ts';
import { toShownList } from '../../platform/shown-list.ts';
import { ListingPage } from '../listing/ListingPage.tsx';
import type { Route } from './+types/automated';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const listing = await readPageData(context, readAutomated, {
    params: { id: params.id },
    query: listingQuery(url.searchParams),
  });
  toCanonicalPath(url, listing.path);
  toShownList(url, listing);
  return textOf(listing);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listingMeta(loaderData && fromText(loaderData), matches);

/** An automated category: what a rule picks from the whole shop. */
export default function AutomatedRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={useFromText(loaderData)} />;
}
