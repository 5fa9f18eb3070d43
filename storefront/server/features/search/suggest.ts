import { language } from '@otzar/contract/language';
import { MOST_PRODUCTS, MOST_QUERIES, type SearchRequest } from '@otzar/contract/search';
import { isHebrewWord } from '@otzar/domain/hebrew-words';
import { plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { type Drawing, product } from '../../db/schema.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { productPath } from '../product/path.ts';
import { findProducts, type Suggested, suggestProducts } from './find.ts';
import { highlight } from './highlight.ts';
import { parseQuery } from './parsed-query.ts';
import {
  popularSearches,
  readCompletions,
  readNames,
  readSearched,
  type Term,
  withoutTwins,
} from './terms.ts';

/** Of each kind so many: a list of titles alone would only repeat the products. */
const MOST_NAMES = 8;
const MOST_COMPLETIONS = 5;
const MOST_TITLES = 8;
/** A completion of fewer letters would be any word. */
const COMPLETED_FROM = 2;

/** What one query found. */
export interface Hits {
  hits: { objectID: string; [attribute: string]: unknown }[];
  /** Of all there are. */
  total: number;
  /** What the same keys give in the other layout, where that leads to more. */
  didYouMean?: string;
}

/** Answers the queries of one request; what two of them need is looked for once. */
export class Suggesting {
  readonly #db: Queryable;
  readonly #found = new Map<string, Promise<Suggested>>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  #titled(query: string): Promise<Suggested> {
    const found = this.#found.get(query) ?? suggestProducts(this.#db, query, MOST_QUERIES);
    this.#found.set(query, found);
    return found;
  }

  /** Products: by their titles alone where the query is held to them. */
  async products({ query, restrictSearchableAttributes: only, ...request }: SearchRequest) {
    if (query.trim() === '') return { hits: [], total: 0 };
    const titled = only?.length && only.every((attribute) => attribute === 'title');
    const found = titled ? await this.#titled(query) : await findProducts(this.#db, query);
    const meant = plainWords(found.didYouMean ?? query);
    const most = Math.min(request.hitsPerPage ?? MOST_PRODUCTS, MOST_PRODUCTS);
    const from = request.page * most;
    const rows = await readTitles(this.#db, found.ids.slice(from, from + most), meant);
    const wanted = new Set(request.attributesToRetrieve);
    const hits = rows.map(({ id, ...attributes }) => ({
      objectID: String(id),
      ...(wanted.has('*') ? attributes : pick(attributes, wanted)),
      _highlightResult: { title: highlight(attributes.title, meant) },
    }));
    const { otherLayout } = found;
    return {
      hits,
      total: found.ids.length,
      ...(otherLayout !== undefined && { didYouMean: otherLayout }),
    } satisfies Hits;
  }

  /** Searches: what others searched for, names, words of titles, and titles. */
  async queries({ query, hitsPerPage = MOST_QUERIES, page }: SearchRequest): Promise<Hits> {
    const terms = query.trim() === '' ? await this.#popular() : await this.#terms(query);
    const most = Math.min(hitsPerPage, MOST_QUERIES);
    const asked = plainWords(query);
    const hits = terms.slice(page * most, (page + 1) * most).map(({ plain, shown }) => ({
      objectID: plain,
      query: shown,
      _highlightResult: { query: highlight(shown, asked) },
    }));
    return { hits, total: terms.length };
  }

  async #popular(): Promise<Term[]> {
    const shown = await popularSearches(this.#db, MOST_QUERIES);
    return shown.map((text) => ({ shown: text, plain: plainWords(text).join(' ') }));
  }

  async #terms(query: string): Promise<Term[]> {
    const found = await this.#titled(query);
    const { didYouMean, read } = found;
    const isRead = didYouMean === null || didYouMean === read.plain;
    const asked = isRead ? read : await parseQuery(this.#db, didYouMean);
    const [word] = asked.words;
    if (word === undefined) return [];
    const completed = asked.words.length === 1 && word.typed.length >= COMPLETED_FROM;
    const [searched, names, completions, titles] = await Promise.all([
      readSearched(this.#db, asked, { most: MOST_QUERIES }),
      readNames(this.#db, asked, MOST_NAMES),
      completed ? readCompletions(this.#db, word.typed, MOST_COMPLETIONS) : [],
      readTitles(
        this.#db,
        found.ids.slice(0, MOST_TITLES),
        asked.words.map(({ typed }) => typed),
      ),
    ]);
    const termOf = ({ title }: { title: string }) => ({
      shown: title,
      plain: plainWords(title).join(' '),
    });
    return withoutTwins([...searched, ...names, ...completions, ...titles.map(termOf)]).slice(
      0,
      MOST_QUERIES,
    );
  }
}

const pick = (attributes: object, wanted: Set<string>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted.has(name)));

/** Products as they are suggested, in the order of their ids, titled in the language asked in or that of the page. */
async function readTitles(db: Queryable, ids: number[], asked: string[]) {
  if (ids.length === 0) return [];
  const inHebrew = asked.some(isHebrewWord);
  const rows = await db
    .select({
      id: product.id,
      type: product.type,
      slug: product.slug,
      title: product.title,
      heb_title: product.heb_title,
      drawing: sql<Drawing>`${product.drawings}->0`,
    })
    .from(product)
    .where(among(product.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return {
      id,
      title: ((inHebrew || language() === 'he') && row.heb_title) || row.title,
      image: pictureOf('product', id, 0, row.drawing, row.heb_title),
      path: productPath(row.type, row.slug, id),
    };
  });
}
