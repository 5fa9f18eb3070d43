import type { Columns, ListIndex } from './listing-index.ts';

/**
 * Rows by a whole number, the smallest first, and by row where that is the same. Number and row travel in
 * one double, because sorting those needs no call for each comparison.
 */
function sortedBy(primary: (row: number) => number, size: number): Int32Array {
  const keys = new Float64Array(size);
  for (let row = 0; row < size; row++) keys[row] = primary(row) * size + row;
  return Int32Array.from(keys.sort(), (key) => key % size);
}

const most = (numbers: Int32Array) => numbers.reduce((so_far, n) => Math.max(so_far, n), 0);

/** All rows in each order that a list can have. */
export function orderRows(columns: Columns): ListIndex['orders'] {
  const { ids, popularity, prices, released } = columns;
  const mostPopular = most(popularity);
  const newest = most(released);
  const cheapest = sortedBy((row) => prices[row] ?? 0, ids.length);
  return {
    relavent: sortedBy((row) => mostPopular - (popularity[row] ?? 0), ids.length),
    'price-asc': cheapest,
    'price-desc': cheapest.toReversed(),
    'release_date-desc': sortedBy((row) => newest - (released[row] ?? 0), ids.length),
  };
}
