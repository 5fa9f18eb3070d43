import type { Facet } from '@otzar/contract/facet';
import type { Listing } from '@otzar/contract/listing';
import { withFewOptions } from '@otzar/domain/facet';
import { toUsd } from '@otzar/domain/money';
import type { Words } from '../../kit/catalogue-words.ts';
import type { CategoryNode, ListIndex } from '../../kit/listing-index/listing-index.ts';
import type { Dimension } from '../../kit/listing-index/terms.ts';
import type { FilteredRows, Selection } from './apply-filters.ts';
import { messages } from './messages.ts';

/** Nobody reads a longer list of names. */
const MOST_CREATORS = 200;

type Option = Facet['options'][number];

/** Whose list it is, where that is no choice any more. */
export interface Shown {
  category: CategoryNode | null;
  creatorTerm: number | null;
}

/** What is left of a list, what it is held to, and whose it is. */
export interface Counted {
  narrowed: FilteredRows;
  selection: Selection;
  shown: Shown;
  words: Words;
}

/**
 * What a list can be held to, in the order shown (specification, section 2, Sort and filter).
 * @param all keys of the facets whose options all come, however many
 */
export const readFacets = (index: ListIndex, counted: Counted, all: string[]): Facet[] =>
  inOrder(index.dimensions).flatMap((dimension) => {
    const facet = wholeFacet(index, dimension, counted);
    if (facet === null) return [];
    return all.includes(facet.key) ? facet : withFewOptions(facet);
  });

/** One of them with all its options; null where there is none of this key. */
export function readFacetOf(index: ListIndex, counted: Counted, key: string): Facet | null {
  const dimension = index.dimensions.find((one) => one.key === key);
  return dimension ? wholeFacet(index, dimension, counted) : null;
}

/** Null where there is nothing to choose. */
function wholeFacet(index: ListIndex, dimension: Dimension, counted: Counted): Facet | null {
  const { narrowed, selection, shown, words } = counted;
  const { counts } = narrowed;
  const selected = selection.chosen.get(dimension) ?? new Set();
  const options = termsShown(index, dimension, counts, selected, shown)
    .filter((term) => counts[term] || selected.has(term))
    .map((term) => optionOf(index, term, counts, selected));
  if (options.length < 2 && selected.size === 0) return null;
  const inWords = sorted(options).map((option) => ({ ...option, label: words(option.label) }));
  const label = labelOf(dimension, words);
  return { key: dimension.key, label, options: inWords, total: options.length };
}

const isOwnFacet = (key: string): key is keyof typeof messages.facets => key in messages.facets;

/** What a facet is called: by the shop's own words, or as the fact or the option is. */
const labelOf = ({ key, label }: Dimension, words: Words): string =>
  isOwnFacet(key) ? messages.facets[key] : words(label);

/** Options of products become known while these are read, after vendors and creators. */
const ORDER = ['categories', 'filters', 'variations', 'vendors', 'creators'];
const placeOf = ({ key }: Dimension) => ORDER.indexOf(key.split('.')[0] ?? '');
const inOrder = (dimensions: Dimension[]) => dimensions.toSorted((a, b) => placeOf(a) - placeOf(b));

function termsShown(
  index: ListIndex,
  dimension: Dimension,
  counts: Int32Array,
  selected: Set<number>,
  { category, creatorTerm }: Shown,
): number[] {
  if (dimension.key === 'categories') {
    const level = levelBelow(index, category, counts).map(({ term }) => term);
    return [...new Set([...level, ...selected])];
  }
  if (dimension.key !== 'creators') return dimension.terms;
  const others = dimension.terms.filter((term) => counts[term] && term !== creatorTerm);
  const most = others
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, MOST_CREATORS);
  return [...new Set([...most, ...selected])];
}

/** The children of the category shown; elsewhere the highest level on which there is a choice. */
function levelBelow(
  { departments }: ListIndex,
  top: CategoryNode | null,
  counts: Int32Array,
): CategoryNode[] {
  if (top) return top.children;
  let level = departments;
  for (;;) {
    const [only, ...others] = level.filter(({ term }) => counts[term]);
    if (only === undefined || others.length > 0 || only.children.length === 0) return level;
    level = only.children;
  }
}

const optionOf = (
  { terms }: ListIndex,
  term: number,
  counts: Int32Array,
  selected: Set<number>,
): Option => ({
  value: terms[term]?.value ?? '',
  label: terms[term]?.label ?? '',
  count: counts[term] ?? 0,
  selected: selected.has(term),
});

const byWord = new Intl.Collator('en', { numeric: true });
const SIZES = ['XS', 'Small', 'S', 'Medium', 'M', 'Large', 'L', 'XL', 'XXL'];

/** The most useful first; ages, measures and sizes as they grow. */
function sorted(options: Option[]): Option[] {
  if (options.every(({ label }) => /^\d/.test(label)))
    return options.toSorted((a, b) => byWord.compare(a.label, b.label));
  if (options.every(({ label }) => SIZES.includes(label)))
    return options.toSorted((a, b) => SIZES.indexOf(a.label) - SIZES.indexOf(b.label));
  return options.toSorted((a, b) => b.count - a.count || byWord.compare(a.label, b.label));
}

/** What prices there are, and what they are held to. */
export function readPrice({ prices }: FilteredRows, { min, max }: Selection): Listing['price'] {
  const isHeld = min !== null || max !== null;
  if (!isHeld && (prices === null || prices.least === prices.most)) return null;
  const least = prices?.least ?? min ?? 0;
  return {
    least: toUsd(least),
    most: toUsd(prices?.most ?? max ?? least),
    min: min === null ? null : toUsd(min),
    max: max === null ? null : toUsd(max),
  };
}
