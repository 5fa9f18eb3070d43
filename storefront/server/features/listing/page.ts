import { PAGE_SIZE, type Sort } from '@otzar/contract/listing';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';

/** One page of something that has `total` entries. */
export interface PageOf {
  page: number;
  pages: number;
  offset: number;
}

/** The page nearest to the one asked for; an empty listing has one page. */
export function pageOf(total: number, asked: number): PageOf {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}

/**
 * The first rows of some, in an order, from an offset on. The whole shop is sorted already: to go along it and
 * leave out what is not meant costs less than to sort anew.
 */
export function inOrder(
  { orders, ids }: Pick<ListIndex, 'orders' | 'ids'>,
  rows: Int32Array,
  sort: Sort,
  { offset, size }: { offset: number; size: number },
): number[] {
  const order = orders[sort];
  if (rows.length === order.length) return [...order.subarray(offset, offset + size)];
  const meant = new Uint8Array(ids.length);
  for (const row of rows) meant[row] = 1;
  const found: number[] = [];
  let passed = 0;
  for (const row of order) {
    if (meant[row] === 0) continue;
    if (passed++ < offset) continue;
    found.push(row);
    if (found.length === size) break;
  }
  return found;
}
