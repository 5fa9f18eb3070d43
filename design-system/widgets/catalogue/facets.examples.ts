import { namesOf } from '../../components/bad-input.examples.ts';
import type { AppliedFilter } from './AppliedFilters/index.ts';
import type { Facet } from './FacetGroup/index.ts';

const facet = (
  key: string,
  label: string,
  options: [label: string, count: number, selected?: boolean][],
): Facet => ({
  key,
  label,
  options: options.map(([name, count, selected = false]) => ({
    value: name.toLowerCase().replaceAll(' ', '-'),
    label: name,
    count,
    selected,
  })),
});

/** The facets of a department, as the specification names them (section 2, *Sort and filter*). */
export const sampleFacets = [
  facet('category', 'Category', [
    ['Fiction', 142],
    ['Nature', 38],
    ['Cooking', 54],
    ['Poetry', 21],
    ['Prayer and study', 96],
    ['ספרי ילדים', 210],
  ]),
  facet('filter', 'Language', [
    ['English', 402],
    ['עברית', 188],
    ['Both', 34],
  ]),
  facet('variation', 'Binding', [
    ['Hardcover', 180],
    ['Paperback', 391],
    ['Board book', 53],
    ['Leather', 0],
  ]),
  facet('vendor', 'Brand', [
    ['Keshet', 61, true],
    ['Tamar Studio', 24],
    ['Otzar', 118],
    ['הוצאת הגפן', 77],
    ['Olive Press', 45],
    ['Lamplight Books', 39],
    ['Northern Bindery', 12],
    ['Sela & Daughters', 8],
    ['Yarrow', 6],
    ['Paper Mill', 3],
    ['Quince', 0],
  ]),
  facet('creator', 'Creator', [
    ['Miriam Adler', 9],
    ['יונתן סלע', 7],
    ['Dana Peretz', 5],
    ['Rachel Levi', 4],
  ]),
] as const satisfies Facet[];

/** The one with more options than are shown at first. */
export const brandFacet: Facet = sampleFacets[3];

/** Five hundred creators. */
export const manyCreators: Facet = {
  key: 'creator',
  label: 'Creator',
  options: namesOf('Creator').map((label, place) => ({
    value: String(place + 1),
    label,
    count: 500 - place,
    selected: place === 250,
  })),
};

/** The same as it comes with a list: the first few, and the one that is set. */
export const fewCreators: Facet = {
  ...manyCreators,
  options: manyCreators.options.filter(({ selected }, place) => place < 8 || selected),
  total: manyCreators.options.length,
};

/** The orders of a listing (specification, section 4, *Sorting*). */
export const sampleSorts = [
  { value: 'relavent', label: 'Most Relevant' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'release_date-desc', label: 'Newest' },
];

/** Filters that are set, as chips show them. */
export const sampleApplied: AppliedFilter[] = [
  { key: 'vendor', value: 'keshet', facet: 'Brand', label: 'Keshet' },
  { key: 'creator', value: '7', facet: 'Creator', label: 'יונתן סלע' },
  { key: 'price', value: '10-20', facet: 'Price', label: '$10 to $20' },
];
