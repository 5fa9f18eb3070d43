import type { Sort } from '@otzar/contract/listing';
import { ListingControls } from '@otzar/design-system/widgets/ListingControls';
import { SortSelect } from '@otzar/design-system/widgets/SortSelect';
import { lazy, Suspense, useState } from 'react';

const SortPanel = lazy(() => import('./SortPanel.tsx'));

const options: { value: Sort; label: string }[] = [
  { value: 'relavent', label: 'Most Relevant' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'release_date-desc', label: 'Newest' },
];

interface ListingSortProps {
  value: Sort;
  /** How many products there are, as a ready phrase. */
  total: string;
  onSort: (sort: string) => void;
  /** Search parameters that the form keeps without JavaScript. */
  keep?: { name: string; value: string }[];
}

/** The order of a listing: a select on the desk, a panel in the hand (specification, section 2). */
export function ListingSort({ value, total, onSort, keep }: ListingSortProps) {
  const [panel, setPanel] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <ListingControls onOpen={() => setPanel('open')}>
        <SortSelect value={value} options={options} onChange={onSort} keep={keep} />
      </ListingControls>
      {panel !== 'unseen' && (
        <Suspense>
          <SortPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            total={total}
            sort={{ value, options, onChange: onSort }}
            onReset={() => onSort('relavent')}
          />
        </Suspense>
      )}
    </>
  );
}
