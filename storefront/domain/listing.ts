import type { Listing, Sort } from '@otzar/contract/listing';
import { messages } from '#messages/listing';
import { isFacetKey } from './facet-key.ts';

/** One thing that a list is held to, as a shopper reads it and can take it away. */
export interface Applied {
  /** The facet's name in the address, or `price`. */
  key: string;
  value: string;
  facet: string;
  label: string;
}

/** The ends of a price range, in dollars; null is open. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
}

const PRICE = 'price';
const PRICE_NAMES = { min: 'price_min', max: 'price_max' } as const;

function priceText({ min, max }: PriceLimits, format: (usd: number) => string): string | null {
  if (min !== null && max !== null) return messages.between(format(min), format(max));
  if (min !== null) return messages.from(format(min));
  return max === null ? null : messages.upTo(format(max));
}

/** All that a list is held to, in the order of its facets, the price last. */
export function appliedTo(
  { facets, price }: Pick<Listing, 'facets' | 'price'>,
  format: (usd: number) => string,
): Applied[] {
  const chosen = facets.flatMap(({ key, label: facet, options }) =>
    options
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ key, value, facet, label })),
  );
  const range = price && priceText(price, format);
  return range
    ? [...chosen, { key: PRICE, value: '', facet: messages.price, label: range }]
    : chosen;
}

/** A change of what a list is held to begins at its first page (specification, section 4, Sorting). */
function changed(search: string, change: (query: URLSearchParams) => void): string {
  const query = new URLSearchParams(search);
  change(query);
  query.set('page', '1');
  return `?${query}`;
}

/** The query with another order: the default one is not named (specification, section 4, Sorting). */
export const withSort = (search: string, sort: Sort): string =>
  changed(search, (query) => {
    if (sort === 'relavent') query.delete('sort');
    else query.set('sort', sort);
  });

/** The query with exactly these values of a facet. */
export const withFacet = (search: string, key: string, values: string[]): string =>
  changed(search, (query) => {
    query.delete(key);
    for (const value of values) query.append(key, value);
  });

/** The query with exactly these of a facet's options; values that are not among them, for not all may have come, stay. */
export function withChosen(
  search: string,
  { key, options }: Listing['facets'][number],
  values: string[],
): string {
  const known = new Set(options.map(({ value }) => value));
  const others = new URLSearchParams(search).getAll(key).filter((value) => !known.has(value));
  return withFacet(search, key, [...others, ...values]);
}

/** The query with this price range. */
export const withPrice = (search: string, limits: PriceLimits): string =>
  changed(search, (query) => {
    for (const end of ['min', 'max'] as const) {
      const usd = limits[end];
      if (usd === null) query.delete(PRICE_NAMES[end]);
      else query.set(PRICE_NAMES[end], String(usd));
    }
  });

/** The query without one of the things that the list is held to. */
export function without(search: string, { key, value }: Pick<Applied, 'key' | 'value'>): string {
  if (key === PRICE) return withPrice(search, { min: null, max: null });
  const left = new URLSearchParams(search).getAll(key).filter((other) => other !== value);
  return withFacet(search, key, left);
}

/** The name under which an address asks for all options of a facet, by its key: for browsers without scripts. */
export const ALL_OPTIONS = 'all';

/** The facets of which an address asks for all options, each once and in one order. */
export const wholeFacetsIn = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).getAll(ALL_OPTIONS))].filter(isFacetKey).toSorted();

const namesOf = (search: string): string[] => [...new Set(new URLSearchParams(search).keys())];

const holds = (name: string): boolean =>
  isFacetKey(name) || name === PRICE_NAMES.min || name === PRICE_NAMES.max;

/** Whether a query asks for less than the whole list, for another order or for longer facets: such pages are no pages of their own to search engines. */
export const isNarrowed = (search: string): boolean =>
  namesOf(search).some((name) => holds(name) || name === 'sort' || name === ALL_OPTIONS);

/** The query that holds the list to nothing. */
export const withoutAll = (search: string): string =>
  changed(search, (query) => {
    for (const name of namesOf(search).filter(holds)) query.delete(name);
  });

/** Limits are shown in whole cents; in an address they may be finer, from another currency. */
const CENT = 0.01;

/** Turns a price range the wrong way round, and leaves the limits that the list is held to. */
function settlePrice(query: URLSearchParams, price: Listing['price']): void {
  const { min, max } = PRICE_NAMES;
  const [from, to] = [query.get(min), query.get(max)];
  if (from && to && Number(from) > Number(to)) {
    query.set(min, to);
    query.set(max, from);
  }
  for (const end of ['min', 'max'] as const) {
    const name = PRICE_NAMES[end];
    const asked = query.get(name);
    // A form without scripts sends its empty fields as well.
    if (!asked) continue;
    const shown = price?.[end] ?? null;
    if (shown === null) query.delete(name);
    else if (!(Math.abs(Number(asked) - shown) < CENT)) query.set(name, String(shown));
  }
}

/**
 * The query that the list shown stands for: a page past the last is the last one, a price range the wrong way round
 * is turned, and values, orders and prices that the shop does not have are gone.
 * @param search the query as it was asked for, e.g. `?page=99`
 */
export function shownSearch(
  search: string,
  { facets, page, price, sort }: Pick<Listing, 'facets' | 'page' | 'price' | 'sort'>,
): string {
  const query = new URLSearchParams(search);
  const shown = new Map(
    facets.map(({ key, options }) => [key, options.filter((one) => one.selected)] as const),
  );
  for (const name of namesOf(search).filter(isFacetKey)) {
    const known = new Set(shown.get(name)?.map(({ value }) => value));
    const asked = query.getAll(name);
    const kept = asked.filter((value) => known.has(value));
    if (kept.length === asked.length) continue;
    query.delete(name);
    for (const value of kept) query.append(name, value);
  }
  if (query.has('page') && Number(query.get('page')) !== page) query.set('page', String(page));
  if (query.has('sort') && query.get('sort') !== sort) query.delete('sort');
  settlePrice(query, price);
  return `?${query}`;
}

/** The list as it will be once the shop has answered this query: what is ticked is ticked at once. */
export function ticked<F extends Listing['facets'][number]>(facets: F[], search: string): F[] {
  const query = new URLSearchParams(search);
  return facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({
      ...option,
      selected: query.getAll(facet.key).includes(option.value),
    })),
  }));
}
