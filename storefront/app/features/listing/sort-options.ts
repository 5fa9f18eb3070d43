import type { Sort } from '@otzar/contract/listing';

/** The orders of a list, as they are offered (specification, section 4, Sorting). */
export const sortOptions: { value: Sort; label: string }[] = [
  { value: 'relavent', label: 'Most Relevant' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'release_date-desc', label: 'Newest' },
];
