/** How long a page that is asked to go is taken to be going, in milliseconds: a download asks the same, and the page stays. */
export const LEAVES_WITHIN = 5_000;

let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Notes from now on when the page is asked to go, of which Safari on a phone tells only as it goes, and when Back shows it
 * again. @returns the way to stop
 */
export function watchPageLeaving(): () => void {
  const stopped = new AbortController();
  const note = ({ type }: Event): void => {
    askedAt = type === 'pageshow' ? Number.NEGATIVE_INFINITY : performance.now();
  };
  for (const type of ['beforeunload', 'pagehide', 'pageshow'])
    addEventListener(type, note, { signal: stopped.signal });
  return () => stopped.abort();
}

/**
 * Whether the page is on its way out. Firefox and Safari then fail what the page has asked for while its code still runs:
 * nothing is wrong, and to load the page again would call the shopper back.
 */
export const isPageLeaving = (): boolean => performance.now() - askedAt < LEAVES_WITHIN;
