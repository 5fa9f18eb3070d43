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

/**
 * Goes once over the rows of `base`: a row that meets everything counts for every term it has, and one that
 * fails a single dimension counts for the terms of that dimension, whose counts ignore its own choice.
 */
export function applyFilters(
  index: ListIndex,
  base: Int32Array,
  selection: Selection,
): FilteredRows {
  const { offsets, values } = index.termsOf;
  const dimensions = [...selection.chosen.keys()].slice(0, MOST_DIMENSIONS);
  const bits = bitsOf(index, dimensions, selection);
  const wanted = 2 ** dimensions.length - 1;
  const { min, max } = selection;
  const least = min ?? 0;
  const most = max ?? Number.POSITIVE_INFINITY;
  const counts = new Int32Array(index.terms.length);
  const rows = new Int32Array(base.length);
  let left = 0;
  let cheapest = Number.POSITIVE_INFINITY;
  let dearest = -1;
  for (let at = 0; at < base.length; at++) {
    const row = base[at] as number;
    const from = offsets[row] as number;
    const to = offsets[row + 1] as number;
    const price = index.prices[row] as number;
    let lacking = wanted;
    if (wanted !== 0)
      for (let place = from; place < to; place++)
        lacking &= ~(bits[values[place] as number] as number);
    if (lacking === 0) {
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
    }
    if (price < least || price > most) continue;
    if (lacking === 0) {
      rows[left++] = row;
      for (let place = from; place < to; place++) (counts[values[place] as number] as number)++;
    } else if ((lacking & (lacking - 1)) === 0) {
      const lacked = dimensions[31 - Math.clz32(lacking)];
      for (let place = from; place < to; place++) {
        const term = values[place] as number;
        if (index.terms[term]?.dimension === lacked) (counts[term] as number)++;
      }
    }
  }
  const prices = dearest < 0 ? null : { least: cheapest, most: dearest };
  return { rows: rows.subarray(0, left), counts, prices };
}

/** By term: the bit of the dimension that it satisfies, or 0. */
function bitsOf(index: ListIndex, dimensions: Dimension[], { chosen }: Selection): Int32Array {
  const bits = new Int32Array(index.terms.length);
  for (const [place, dimension] of dimensions.entries())
    for (const term of chosen.get(dimension) ?? []) bits[term] = 1 << place;
  return bits;
}
