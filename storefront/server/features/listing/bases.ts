import { runOf } from '../../kit/listing-index/adjacency.ts';
import {
  type CategoryNode,
  type ListIndex,
  rowsOfIds,
} from '../../kit/listing-index/listing-index.ts';
import { type Automated, pickRows } from './automated.ts';
import type { Base } from './filtered-page.ts';

const ANYWHERE = { category: null, creatorTerm: null };

/** All that lies in a category, or below it. */
export const categoryBase = (index: ListIndex, category: CategoryNode): Base => ({
  rows: runOf(index.rowsOf, category.term),
  ranked: false,
  shown: { ...ANYWHERE, category },
});

/** All that a rule picks at a moment. */
export const automatedBase = (index: ListIndex, { rule }: Automated, now: Date): Base => ({
  rows: pickRows(index, rule, now),
  ranked: false,
  shown: ANYWHERE,
});

/** All works of a creator, who may have none. */
export function creatorBase(index: ListIndex, id: number): Base {
  const creatorTerm = index.creatorTerms.get(id) ?? null;
  const rows = creatorTerm === null ? new Int32Array() : runOf(index.rowsOf, creatorTerm);
  return { rows, ranked: false, shown: { ...ANYWHERE, creatorTerm } };
}

/** All that a search found, the best first. */
export const searchBase = (index: ListIndex, ids: number[]): Base => ({
  rows: rowsOfIds(index, ids),
  ranked: true,
  shown: ANYWHERE,
});
