import type { Sort } from '@otzar/contract/listing';
import * as messages from '#messages/features/listing';

/** The orders of a list, as they are offered (specification, section 4, Sorting). */
export const sortOptions: { value: Sort; label: string }[] = [
  { value: 'relavent', label: messages.mostRelevant },
  { value: 'price-asc', label: messages.priceLowToHigh },
  { value: 'price-desc', label: messages.priceHighToLow },
  { value: 'release_date-desc', label: messages.newest },
];
