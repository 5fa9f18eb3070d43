/**
 * Screens that are about one shopper. Everything else looks the same for everyone, is rendered
 * without cookies, and may be kept in a cache.
 */
const PERSONAL =
  /^\/(account|bag|checkout|favorites|forgot-password|login|orders|password|recurring-confirmation|register|return|gift-return|select-items-to-return|choose-a-refund-method|choose-a-return-method|return-confirmation|review|sign-in|subscription|subscription-confirmation|thank-you|view-invoice)(\/|$)/;

/** What a public page reads from its query; the rest (campaign marks and the like) changes nothing. */
const READ_BY_PAGES = ['page', 'q', 'sort'];
/** Which loaders a data request of the router asks for. */
const READ_BY_ROUTER = ['_routes'];
const LONGEST_VALUE = 200;
const LONGEST_PATH = 500;

/** The path of the screen that a request is for, also when the router asks for its data alone. */
const screenOf = (pathname: string): string =>
  pathname.replace(/\/_root\.data$|\/_\.data$/, '/').replace(/\.data$/, '');

export const isPersonal = (pathname: string): boolean => PERSONAL.test(screenOf(pathname));

/**
 * The one address of a public page, whatever else its query holds; `null` for one that is too long
 * to be kept.
 */
export function canonicalAddress(url: URL): string | null {
  if (url.pathname.length > LONGEST_PATH) return null;
  const isData = url.pathname.endsWith('.data');
  const query = new URLSearchParams();
  for (const name of isData ? [...READ_BY_PAGES, ...READ_BY_ROUTER] : READ_BY_PAGES) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value.slice(0, LONGEST_VALUE));
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
