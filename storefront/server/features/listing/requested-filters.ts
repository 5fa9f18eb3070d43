import { isFacetKey } from '@otzar/domain/facet-key';
import {
  type CategoryNode,
  type ListIndex,
  lineageOf,
} from '../../kit/listing-index/listing-index.ts';
import type { Selection } from './apply-filters.ts';

/** The filters of a query, read by the contract: lists of values by the key of the facet, and dollars. */
export interface RequestedFilters {
  price_min: number | null;
  price_max: number | null;
  [facet: string]: unknown;
}

/** A limit in another currency is seldom a whole number of cents; prices are, and lie within it. */
const ALMOST = 1e-6;
const lowest = (usd: number | null) => (usd === null ? null : Math.ceil(usd * 100 - ALMOST));
const highest = (usd: number | null) => (usd === null ? null : Math.floor(usd * 100 + ALMOST));

/**
 * What a query holds a list to. Facets and values that the shop does not have are passed over, and so are
 * categories beside the one shown. A price range the wrong way round is turned.
 */
export function readSelection(
  index: ListIndex,
  asked: RequestedFilters,
  top: CategoryNode | null,
): Selection {
  const chosen: Selection['chosen'] = new Map();
  for (const dimension of index.dimensions) {
    const values = isFacetKey(dimension.key) ? asked[dimension.key] : undefined;
    if (!Array.isArray(values)) continue;
    const terms = values
      .flatMap((value) => dimension.byValue.get(value) ?? [])
      .filter((term) => dimension.key !== 'categories' || isBelow(index, term, top));
    if (terms.length > 0) chosen.set(dimension, new Set(terms));
  }
  const { price_min: from, price_max: to } = asked;
  const turned = from !== null && to !== null && from > to;
  return { chosen, min: lowest(turned ? to : from), max: highest(turned ? from : to) };
}

function isBelow(index: ListIndex, term: number, top: CategoryNode | null): boolean {
  if (top === null) return true;
  const node = index.categories.get(index.terms[term]?.id ?? 0);
  return node !== undefined && node !== top && lineageOf(index, node).includes(top);
}
