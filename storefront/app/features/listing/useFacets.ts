import type { Listing } from '@otzar/contract/listing';
import { ticked, withChosen } from '@otzar/domain/listing';
import type { ListingMoves } from './useFilters.ts';
import { useOtherOptions } from './useOtherOptions.ts';

/** What a list can be held to, and how a shopper chooses from it: for the column and the panel alike. */
export function useFacets(listing: Listing, { search, go }: ListingMoves) {
  const { facets, ask } = useOtherOptions(listing);
  return {
    facets: ticked(facets, search),
    onChange: (key: string, values: string[]) => {
      const facet = facets.find((one) => one.key === key);
      if (facet) go((now) => withChosen(now, facet, values));
    },
    onLoadAll: ask,
  };
}
