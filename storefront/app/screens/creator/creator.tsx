import { readCreator } from '@otzar/contract/listing';
import { titled } from '../../brand.ts';
import { listingMeta } from '../../features/listing/listing-meta.ts';
import { listingQuery } from '../../features/listing/listing-query.ts';
import { toCanonicalPath } from '../../platform/canonical.ts';
import { deferred } from '../../platform/deferred.tsx';
import { readPageData } from '../../platform/page-data.ts';
import { fromText, textOf, useFromText } from '../../platform/page-text.ts';
import { toShownList } from '../../platform/shown-list.ts';
import { ListingPage } from '../listing/ListingPage.tsx';
import type { Route } from './+types/creator';

const FollowToggle = deferred(async () => (await import('./FollowToggle.tsx')).FollowToggle);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const listing = await readPageData(context, readCreator, {
    params: { id: params.id },
    query: listingQuery(url.searchParams),
  });
  toCanonicalPath(url, listing.path);
  toShownList(url, listing);
  return textOf(listing);
}

/** A creator has a name of their own; only lists go by the brand's (specification, section 2). */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const listing = loaderData && fromText(loaderData);
  return listingMeta(listing, matches).map((tag) =>
    'title' in tag ? { title: titled(listing?.title) } : tag,
  );
};

/** Whose works they are, and all of them. */
export default function CreatorRoute({ loaderData }: Route.ComponentProps) {
  const listing = useFromText(loaderData);
  return (
    <ListingPage listing={listing} aside={<FollowToggle type="creator" {...listing.creator} />} />
  );
}
