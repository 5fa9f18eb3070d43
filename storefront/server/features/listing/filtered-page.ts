import { type Listing, PAGE_SIZE, type Sort } from '@otzar/contract/listing';
import { isFacetKey } from '@otzar/domain/facet-key';
import type { Queryable } from '../../db/database.ts';
import { readCatalogueWords, type Words } from '../../kit/catalogue-words.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import type { CategoryNode, ListIndex } from '../../kit/listing-index/listing-index.ts';
import { readCards } from '../product/card.ts';
import { applyFilters, type FilteredRows, NOTHING_CHOSEN } from './apply-filters.ts';
import { type Counted, readFacets, readPrice, type Shown } from './facets.ts';
import { inOrder, pageOf } from './page.ts';
import { type RequestedFilters, readSelection } from './requested-filters.ts';

export interface RequestedPage extends RequestedFilters {
  page: number;
  sort: Sort;
  /** Keys of the facets whose options all come, however many. */
  all: string[];
}

/** Whether a query asks for a list as it is: from its beginning, whole and in the usual order. */
export const isUnfiltered = ({
  page,
  sort,
  all,
  price_min,
  price_max,
  ...others
}: RequestedPage): boolean =>
  page === 1 &&
  sort === 'relavent' &&
  all.length === 0 &&
  price_min === null &&
  price_max === null &&
  !Object.entries(others).some(
    ([name, values]) => isFacetKey(name) && Array.isArray(values) && values.length > 0,
  );

/** The products a list is about, before it is held to anything. */
export interface Base {
  rows: Int32Array;
  /** Whether the rows come in an order of their own, which is then the usual one. */
  ranked: boolean;
  shown: Shown;
}

type Page = Pick<Listing, 'products' | 'total' | 'page' | 'pages' | 'sort' | 'facets' | 'price'>;

/** A list held to what a query asks for, its facets counted. */
export function countFiltered(
  index: ListIndex,
  { rows, shown }: Base,
  asked: RequestedFilters,
  words: Words,
): Counted {
  const { category } = shown;
  const selection = readSelection(index, asked, category);
  const isWhole = selection.chosen.size === 0 && selection.min === null && selection.max === null;
  const narrowed =
    isWhole && category ? wholeCategory(index, category) : applyFilters(index, rows, selection);
  return { narrowed, selection, shown, words };
}

/** One page of a list as a query asks for it, its facets counted; the cards are read from the database. */
export async function readFilteredPage(
  db: Queryable,
  index: ListIndex,
  base: Base,
  asked: RequestedPage,
): Promise<Page> {
  const counted = countFiltered(index, base, asked, await readCatalogueWords(db));
  const { narrowed, selection } = counted;
  const total = narrowed.rows.length;
  const { page, pages, offset } = pageOf(total, asked.page);
  const rows =
    base.ranked && asked.sort === 'relavent'
      ? [...narrowed.rows.subarray(offset, offset + PAGE_SIZE)]
      : inOrder(index, narrowed.rows, asked.sort, { offset, size: PAGE_SIZE });
  const ids = rows.map((row) => index.ids[row] as number);
  return {
    products: await readCards(db, ids),
    total,
    page,
    pages,
    sort: asked.sort,
    facets: readFacets(index, counted, asked.all),
    price: readPrice(narrowed, selection),
  };
}

/** Most listings are asked for as they are: each index counts a whole category once. */
const counted = new WeakMap<ListIndex, Map<number, FilteredRows>>();

function wholeCategory(index: ListIndex, { term }: CategoryNode): FilteredRows {
  const known = counted.get(index) ?? new Map<number, FilteredRows>();
  counted.set(index, known);
  const narrowed =
    known.get(term) ?? applyFilters(index, runOf(index.rowsOf, term), NOTHING_CHOSEN);
  known.set(term, narrowed);
  return narrowed;
}
