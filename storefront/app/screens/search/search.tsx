import { SearchWords, searchProducts } from '@otzar/contract/listing';
import * as v from 'valibot';
import * as messages from '#messages/screens/search';
import { titled } from '../../brand.ts';
import { listingQuery } from '../../features/listing/listing-query.ts';
import { paths, withQuery } from '../../paths.ts';
import { deferred } from '../../platform/deferred.tsx';
import { readPageData } from '../../platform/page-data.ts';
import { textOf, useFromText } from '../../platform/page-text.ts';
import { toShownList } from '../../platform/shown-list.ts';
import { ListingPage } from '../listing/ListingPage.tsx';
import type { Route } from './+types/search';

const bring = () => import('./deferred-search.ts');
const DidYouMean = deferred(async () => (await bring()).DidYouMean);
const EmptyState = deferred(async () => (await bring()).EmptyState);
const WhereNext = deferred(async () => (await bring()).WhereNext);

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = v.parse(SearchWords, url.searchParams.get('q') ?? '');
  const listing = await readPageData(context, searchProducts, {
    query: { ...listingQuery(url.searchParams), q: words },
  });
  toShownList(url, listing);
  return { listing: textOf(listing), words };
}

export const meta: Route.MetaFunction = () => [
  { title: titled() },
  { name: 'robots', content: 'noindex' },
];

const searchFor = (words: string) => ({ words, href: withQuery(paths.search, { q: words }) });

/** What was found, what may have been meant, and where to go from a search that found nothing. */
export default function SearchRoute({
  loaderData: { listing: text, words },
}: Route.ComponentProps) {
  const listing = useFromText(text);
  const { did_you_mean: meant, guessed, popular } = listing;
  return (
    <>
      <ListingPage
        listing={listing}
        words={words}
        keep={[{ name: 'q', value: words }]}
        aside={
          (guessed || meant) && (
            <DidYouMean
              guessed={guessed && listing.total > 0}
              instead={meant ? searchFor(meant) : undefined}
            />
          )
        }
        prompt={!words && <EmptyState title={messages.whatFor}>{messages.typeIt}</EmptyState>}
      />
      {popular.length > 0 && <WhereNext searches={popular.map(searchFor)} />}
    </>
  );
}
