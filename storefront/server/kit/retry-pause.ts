const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** How long to wait after so many tries, in milliseconds: from half a minute, twice as long each time, up to six hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, 15_000 * 2 ** attempts);
