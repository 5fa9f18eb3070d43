/** How browsers put it that nothing came: of a request, and of the code of a screen. */
const NOTHING_CAME = /fetch|network|load failed|import/i;

/**
 * Whether a screen failed because nothing came over the network. Only in a browser: what a server could not
 * reach is its own failure.
 */
export const isUnreachable = (error: unknown): boolean =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && NOTHING_CAME.test(error.message)));
