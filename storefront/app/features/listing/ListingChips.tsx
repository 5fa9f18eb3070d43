import type { Listing } from '@otzar/contract/listing';
import { AppliedFilters } from '@otzar/design-system/widgets/catalogue/AppliedFilters';
import { NothingFound } from '@otzar/design-system/widgets/catalogue/NothingFound';
import { type ListingMoves, useFilters } from './useFilters.ts';

interface ListingChipsProps {
  listing: Listing;
  moves: ListingMoves;
  /** What was searched for, where words were. */
  words?: string;
}

/** What a list is held to, to be taken away; where nothing is left, in the place of the products. */
export function ListingChips({ listing, moves, words }: ListingChipsProps) {
  const { applied, onRemove, onClearAll } = useFilters(listing, moves);
  const chips = { filters: applied, onRemove, onClearAll };
  return listing.total > 0 ? (
    <AppliedFilters {...chips} />
  ) : (
    <NothingFound words={words} {...chips} />
  );
}
