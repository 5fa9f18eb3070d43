import type { Listing, Sort } from '@otzar/contract/listing';
import { ListingControls } from '@otzar/design-system/widgets/catalogue/ListingControls';
import { SortSelect } from '@otzar/design-system/widgets/catalogue/SortSelect';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../platform/retry-import.ts';
import { besideSort } from './preserved-search.ts';
import { sortOptions } from './sort-options.ts';
import type { ListingMoves } from './useFilters.ts';

const ListingPanel = lazy(retryImport(() => import('./ListingPanel.tsx')));

interface ListingSortProps {
  listing: Listing;
  moves: ListingMoves;
  /** How many products there are, as a ready phrase. */
  total: string;
  onSort: (sort: string) => void;
  /** Search parameters that the form keeps without JavaScript. */
  keep?: { name: string; value: string }[];
}

/** How many things a list is held to; a price range is one. */
const heldTo = ({ facets, price }: Listing): number =>
  facets.flatMap(({ options: all }) => all.filter(({ selected }) => selected)).length +
  (price && (price.min !== null || price.max !== null) ? 1 : 0);

/** The order that was asked for last; one that there is not means the one that is shown. */
function sortIn(search: string, shown: Sort): Sort {
  const asked = new URLSearchParams(search).get('sort') ?? 'relavent';
  return sortOptions.find(({ value }) => value === asked)?.value ?? shown;
}

/**
 * The order of a list: a select on the desk, where there are results; in the hand a panel, with what the list
 * can be held to (specification, section 2, Sort and filter).
 */
export function ListingSort({ listing, moves, total, onSort, keep }: ListingSortProps) {
  const [panel, setPanel] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const sort = {
    value: sortIn(moves.search, listing.sort),
    options: sortOptions,
    onChange: onSort,
  };
  return (
    <>
      <ListingControls applied={heldTo(listing)} onOpen={() => setPanel('open')}>
        {listing.total > 0 && <SortSelect {...sort} keep={besideSort(listing, keep)} />}
      </ListingControls>
      {panel !== 'unseen' && (
        <Suspense>
          <ListingPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            listing={listing}
            moves={moves}
            total={total}
            sort={sort}
          />
        </Suspense>
      )}
    </>
  );
}
