import type { Listing } from '@otzar/contract/listing';
import { SortAndFilter } from '@otzar/design-system/widgets/catalogue/SortAndFilter';
import { withoutAll, withSort } from '@otzar/domain/listing';
import type { ComponentProps } from 'react';
import { useFacets } from './useFacets.ts';
import { type ListingMoves, useFilters } from './useFilters.ts';

interface ListingPanelProps
  extends Pick<ComponentProps<typeof SortAndFilter>, 'open' | 'onClose' | 'total' | 'sort'> {
  listing: Listing;
  moves: ListingMoves;
}

/** The order and the filters in the hand. It brings the drawer's library with it: load it when it is first wanted. */
export default function ListingPanel({ listing, moves, ...rest }: ListingPanelProps) {
  const choice = useFacets(listing, moves);
  const { price } = useFilters(listing, moves);
  return (
    <SortAndFilter
      {...rest}
      filters={choice.facets.length > 0 || price ? { ...choice, price } : undefined}
      onReset={() => moves.go((search) => withSort(withoutAll(search), 'relavent'))}
    />
  );
}
