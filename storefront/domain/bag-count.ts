import type { Bag } from './bag.ts';

/** The sum of the quantities in the bag (specification, section 9). */
export const bagCount = (bag: Bag): number =>
  bag.products.reduce((count, line) => count + line.quantity, 0);

/** The count as the bag icon shows it: nothing for an empty bag, 99+ above 99. */
export const bagBadge = (count: number): string => {
  if (count < 1) return '';
  return count > 99 ? '99+' : String(count);
};
