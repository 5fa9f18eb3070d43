/** A product that was opened, and when, in milliseconds (specification, section 3). */
export interface Viewed {
  id: number;
  time_stamp: number;
}

/** How many are kept (specification, section 9). */
const VIEWED_KEPT = 30;

/** The list with a product at its front: an older entry of it goes, and so does what is too many (specification, section 4). */
export const withViewed = (list: Viewed[], id: number, now: number): Viewed[] =>
  [{ id, time_stamp: now }, ...list.filter((entry) => entry.id !== id)].slice(0, VIEWED_KEPT);
