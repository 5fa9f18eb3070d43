/** How often the header looks where the page is, in milliseconds (specification, section 9). */
export const CHECK_EVERY = 250;
/** A move of no more than this many pixels is none (specification, section 9). */
const THRESHOLD = 5;

/** Where the page was when the header last moved or stayed, and whether it is away. */
export interface HeaderPlace {
  /** Pixels scrolled from the top. */
  y: number;
  away: boolean;
}

/**
 * Whether the header is away after the page was scrolled to `y`: down hides it, up brings it back, and
 * over the first pixels of the page, its own height, it is always there.
 */
export function afterScroll(before: HeaderPlace, y: number, headerHeight: number): HeaderPlace {
  if (y <= headerHeight) return { y, away: false };
  if (Math.abs(y - before.y) <= THRESHOLD) return before;
  return { y, away: y > before.y };
}
