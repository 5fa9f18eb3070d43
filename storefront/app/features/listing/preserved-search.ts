import type { Listing } from '@otzar/contract/listing';
import { ALL_OPTIONS, wholeFacetsIn } from '@otzar/domain/listing';

interface Parameter {
  name: string;
  value: string;
}

/** What every form of a list keeps: which facets have all their options. */
export const wholeSearch = (search: string): Parameter[] =>
  wholeFacetsIn(search).map((value) => ({ name: ALL_OPTIONS, value }));

/** What a form that narrows a list keeps when it is sent without JavaScript: the words, and the order. */
export const besideFilters = (
  { sort }: Pick<Listing, 'sort'>,
  keep: Parameter[] = [],
): Parameter[] => (sort === 'relavent' ? keep : [...keep, { name: 'sort', value: sort }]);

/** What a form that orders a list keeps: the words, and what the list is held to. */
export const besideSort = (
  { facets, price }: Pick<Listing, 'facets' | 'price'>,
  keep: Parameter[] = [],
): Parameter[] => [
  ...keep,
  ...facets.flatMap(({ key, options }) =>
    options.filter(({ selected }) => selected).map(({ value }) => ({ name: key, value })),
  ),
  ...(['min', 'max'] as const).flatMap((end) => {
    const usd = price?.[end] ?? null;
    return usd === null ? [] : { name: `price_${end}`, value: String(usd) };
  }),
];
