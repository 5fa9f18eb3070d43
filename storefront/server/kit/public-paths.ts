import { beginningOf } from '@otzar/contract/text';
import { isFacetKey } from '@otzar/domain/facet-key';
import { ALL_OPTIONS, wholeFacetsIn } from '@otzar/domain/listing';
import { TICK_NAMES } from '@otzar/domain/supply-ticks';

/**
 * Screens that are about one shopper. Everything else looks the same for everyone, is rendered
 * without cookies, and may be kept in a cache.
 */
export const PERSONAL_PATHS = [
  'account',
  'bag',
  'checkout',
  'choose-a-refund-method',
  'choose-a-return-method',
  'favorites',
  'forgot-password',
  'gift-return',
  'login',
  'orders',
  'password',
  'recurring-confirmation',
  'register',
  'return',
  'return-confirmation',
  'review',
  'select-items-to-return',
  'sign-in',
  'subscription',
  'subscription-confirmation',
  'thank-you',
  'view-invoice',
];

const PERSONAL = new RegExp(`^(/he)?/(${PERSONAL_PATHS.join('|')})(/|$)`);

/**
 * Of these, the ones that are the same for everyone until scripts fill them in, or the visitor is known to run none: Back may
 * show them as they were left.
 */
const RESTORED = /^(\/he)?\/(bag|forgot-password|login|register|sign-in)\/?$/;

/** What a public page reads from its query; the rest (campaign marks and the like) changes nothing. */
const READ_BY_PAGES = [
  ALL_OPTIONS,
  'country',
  'lang',
  'page',
  'price_max',
  'price_min',
  'q',
  'sort',
  'variation',
  'zip',
  ...TICK_NAMES,
];
/** What says something left empty too: the form was sent without it, and is answered with what is wrong. */
const READ_EMPTY = 'zip';
/** Which loaders a data request of the router asks for. */
const READ_BY_ROUTER = ['_routes'];
const LONGEST_VALUE = 200;
const LONGEST_PATH = 500;
/** Past so many a page is not kept: nobody ticks as many, and a cache full of them serves nobody. */
const MOST_VALUES = 40;

/** The path of the screen that a request is for, also when the router asks for its data alone. */
const screenOf = (pathname: string): string =>
  pathname.replace(/\/_root\.data$|\/_\.data$/, '/').replace(/\.data$/, '');

/** More than anybody encodes an address; what is encoded still is kept in no cache. */
const DECODED_AT_MOST = 3;

/**
 * A path as the router reads it, which cares neither for case nor for how a letter is encoded nor for slashes
 * too many; `null` for one that cannot be read.
 */
function plainPath(pathname: string): string | null {
  let path = pathname;
  try {
    for (let turn = 0; turn < DECODED_AT_MOST; turn++) path = decodeURIComponent(path);
  } catch {
    return null;
  }
  return path.toLowerCase().replace(/[/\\]+/g, '/');
}

/** Whether a page is about one shopper, however its address is written; what cannot be read is taken for one. */
export function isPersonal(pathname: string): boolean {
  const path = plainPath(pathname);
  return path === null || PERSONAL.test(screenOf(path));
}

/** Whether a browser may put a page of one shopper aside whole for Back, where its html says nothing of them. */
export function isRestored(pathname: string): boolean {
  const path = plainPath(pathname);
  return path !== null && RESTORED.test(path);
}

/** The values that stand under a name: of a facet all, each once and in one order; of all else the first. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  if (name === ALL_OPTIONS) return wholeFacetsIn(String(query));
  const values = isFacetKey(name)
    ? [...new Set(query.getAll(name))].toSorted()
    : query.getAll(name).slice(0, 1);
  return values
    .filter((value) => value !== '' || name === READ_EMPTY)
    .map((value) => beginningOf(value, LONGEST_VALUE));
}

/** A list as ticked is drawn whole or not kept: the browser, which knows all of it, would draw another. */
const isCutTick = (query: URLSearchParams): boolean =>
  TICK_NAMES.some((name) => (query.get(name)?.length ?? 0) > LONGEST_VALUE);

/**
 * The one address of a public page, whatever else its query holds; `null` for one that is too long
 * to be kept. It begins with one slash: after two, the next word would name another host.
 */
export function canonicalAddress(url: URL): string | null {
  if (url.pathname.length > LONGEST_PATH) return null;
  const path = url.pathname.replace(/^\/+/, '/');
  const known = new Set(
    url.pathname.endsWith('.data') ? [...READ_BY_PAGES, ...READ_BY_ROUTER] : READ_BY_PAGES,
  );
  const query = new URLSearchParams();
  const names = [...new Set(url.searchParams.keys())].filter(
    (name) => known.has(name) || isFacetKey(name),
  );
  for (const name of names.toSorted())
    for (const value of valuesOf(url.searchParams, name)) query.append(name, value);
  if (query.size > MOST_VALUES || isCutTick(url.searchParams)) return null;
  return query.size > 0 ? `${path}?${query}` : path;
}
