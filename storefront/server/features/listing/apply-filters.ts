import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import type { Dimension } from '../../kit/listing-index/terms.ts';

/** What a list is held to. */
export interface Selection {
  /** Terms by their dimension; of each dimension one will do. */
  chosen: Map<Dimension, Set<number>>;
  /** Ends of the price range in cents, both included; null where it is open. */
  min: number | null;
  max: number | null;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Map(), min: null, max: null };

/** What is left of a list, and how many each further choice would leave. */
export interface FilteredRows {
  /** The rows that are left, in the order of the base. */
  rows: Int32Array;
  /** By term: how many rows have it, with all that other dimensions are held to. */
  counts: Int32Array;
  /** Prices in cents with all held but the price; null where nothing is left to have one. */
  prices: { least: number; most: number } | null;
}

/** A row lacks a whole dimension by one bit; an address with more of them is held to the first ones. */
const MOST_DIMENSIONS = 30;

/** The terms of each row, one after another, and where those of a row begin. */
type TermsOf = ListIndex['termsOf'];

/**
 * Goes once over the rows of `base`: a row that meets everything counts for every term it has, and one that
 * fails a single dimension counts for the terms of that dimension, whose counts ignore its own choice.
 */
export function applyFilters(
  index: ListIndex,
  base: Int32Array,
  selection: Selection,
): FilteredRows {
  const dimensions = [...selection.chosen.keys()].slice(0, MOST_DIMENSIONS);
  const bits = bitsOf(index, dimensions, selection);
  const wanted = 2 ** dimensions.length - 1;
  const least = selection.min ?? 0;
  const most = selection.max ?? Number.POSITIVE_INFINITY;
  const counts = new Int32Array(index.terms.length);
  const rows = new Int32Array(base.length);
  const range = new PriceRange();
  let left = 0;
  for (const row of base) {
    const price = index.prices[row] as number;
    const lacking = wanted === 0 ? 0 : lackingOf(index.termsOf, row, bits, wanted);
    if (lacking === 0) range.add(price);
    if (price < least || price > most) continue;
    if (lacking === 0) {
      rows[left++] = row;
      countTerms(index.termsOf, row, counts);
    } else if (isOneBit(lacking)) {
      const lacked = dimensions[31 - Math.clz32(lacking)] as Dimension;
      countTermsOf(index, row, lacked, counts);
    }
  }
  return { rows: rows.subarray(0, left), counts, prices: range.found() };
}

/** The cheapest and the dearest of the prices that were added. */
class PriceRange {
  #least = Number.POSITIVE_INFINITY;
  #most = -1;

  add(price: number): void {
    if (price < this.#least) this.#least = price;
    if (price > this.#most) this.#most = price;
  }

  found(): FilteredRows['prices'] {
    return this.#most < 0 ? null : { least: this.#least, most: this.#most };
  }
}

/** The bits of the dimensions that none of a row's terms satisfies. */
function lackingOf(
  { offsets, values }: TermsOf,
  row: number,
  bits: Int32Array,
  wanted: number,
): number {
  let lacking = wanted;
  const to = offsets[row + 1] as number;
  for (let place = offsets[row] as number; place < to; place++)
    lacking &= ~(bits[values[place] as number] as number);
  return lacking;
}

const isOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

function countTerms({ offsets, values }: TermsOf, row: number, counts: Int32Array): void {
  const to = offsets[row + 1] as number;
  for (let place = offsets[row] as number; place < to; place++)
    (counts[values[place] as number] as number)++;
}

/** Counts a row for its terms of one dimension alone. */
function countTermsOf(
  { terms, termsOf: { offsets, values } }: ListIndex,
  row: number,
  dimension: Dimension,
  counts: Int32Array,
): void {
  const to = offsets[row + 1] as number;
  for (let place = offsets[row] as number; place < to; place++) {
    const term = values[place] as number;
    if (terms[term]?.dimension === dimension) (counts[term] as number)++;
  }
}

/** By term: the bit of the dimension that it satisfies, or 0. */
function bitsOf(index: ListIndex, dimensions: Dimension[], { chosen }: Selection): Int32Array {
  const bits = new Int32Array(index.terms.length);
  for (const [place, dimension] of dimensions.entries())
    for (const term of chosen.get(dimension) ?? []) bits[term] = 1 << place;
  return bits;
}
