/** How browsers put it that a request was not answered. Code that is gone is a failure of the shop's. */
const NOTHING_CAME =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/;

/**
 * Whether a screen failed because nothing came over the network. Only in a browser: what a server could not
 * reach is its own failure.
 */
export const isUnreachable = (error: unknown): boolean =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && NOTHING_CAME.test(error.message)));
