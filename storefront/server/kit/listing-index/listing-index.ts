import type { Sort } from '@otzar/contract/listing';
import type { Adjacency } from './adjacency.ts';
import type { Dimension, Term } from './terms.ts';

/** A category as lists need it. */
export interface CategoryNode {
  id: number;
  parent_id: number | null;
  index: string;
  slug: string;
  name: string;
  heb_name: string | null;
  description: string;
  /** Its number among the terms. */
  term: number;
  children: CategoryNode[];
}

/** What is kept of each product, row by row in the order of ids; never what is on hand. */
export interface Columns {
  ids: Int32Array;
  prices: Int32Array;
  popularity: Int32Array;
  /** Days since 1970. */
  released: Int32Array;
  /** Days since 1970; 0 for what is out, or was never announced. */
  preorder: Int32Array;
  /** Sum of {@link FLAGS}. */
  flags: Int32Array;
}

export const FLAGS = { bilingual: 1, reduced: 2 } as const;

/**
 * All that a list is narrowed, counted and sorted by, held in memory. Counting a dozen facets over
 * 100,000 products takes PostgreSQL a second and this index a few milliseconds. It is only a cache:
 * each process makes its own from the database and drops it when the catalogue's revision has changed,
 * so that two processes beside each other stay one shop. What a shopper is told of a product (price,
 * stock) is of the moment: each read asks the database for what is on hand and for the revision.
 */
export interface ListIndex extends Columns {
  dimensions: Dimension[];
  terms: Term[];
  categories: Map<number, CategoryNode>;
  /** The departments in display order. */
  departments: CategoryNode[];
  creatorTerms: Map<number, number>;
  /** Terms of a row. */
  termsOf: Adjacency;
  /** Rows of a term, in the order of ids. */
  rowsOf: Adjacency;
  /** All rows in each order. */
  orders: Record<Sort, Int32Array>;
}

/** The row of a product, or -1 where the index has none. */
export function rowOf({ ids }: Pick<Columns, 'ids'>, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The rows of products in the order of their ids; what the index does not know is left out. */
export const rowsOfIds = (index: Pick<Columns, 'ids'>, ids: number[]): Int32Array =>
  Int32Array.from(ids, (id) => rowOf(index, id)).filter((row) => row >= 0);

/** A category and all above it, the highest first. */
export function lineageOf(index: ListIndex, node: CategoryNode): CategoryNode[] {
  const above = node.parent_id === null ? undefined : index.categories.get(node.parent_id);
  return above ? [...lineageOf(index, above), node] : [node];
}
