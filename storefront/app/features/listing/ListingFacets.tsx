import type { Listing } from '@otzar/contract/listing';
import { Facets } from '@otzar/design-system/widgets/catalogue/Facets';
import { besideFilters } from './preserved-search.ts';
import { useFacets } from './useFacets.ts';
import { type ListingMoves, useFilters } from './useFilters.ts';

interface ListingFacetsProps {
  listing: Listing;
  moves: ListingMoves;
  /** Search parameters that the forms keep without JavaScript, e.g. the search words. */
  keep?: { name: string; value: string }[];
}

/** The column of what a list can be held to (specification, section 2, Sort and filter). */
export function ListingFacets({ listing, moves, keep }: ListingFacetsProps) {
  const facets = useFacets(listing, moves);
  const { price } = useFilters(listing, moves);
  return <Facets {...facets} price={price} keep={besideFilters(listing, keep)} />;
}
