import type { BagLine } from '@otzar/contract/bag';
import { messages } from '#messages/added';
import { type Bag, lineKey } from './bag.ts';

/** A line that was put into a list of a bag. */
export interface Addition {
  /** With the quantity that was to go in. */
  line: BagLine;
  /** How many the list held of it before. */
  before: number;
}

type List = 'products' | 'later';

/** How many a list of a bag holds of a line. */
export const quantityInList = (
  bag: Pick<Bag, List>,
  key: string,
  list: List = 'products',
): number => bag[list].find((line) => lineKey(line) === key)?.quantity ?? 0;

/** How many really went in, by what the list holds now. */
export const wentIn = ({ line, before }: Addition, held: number): number =>
  Math.max(0, Math.min(line.quantity, held - before));

/** Why less went in than was to, in a sentence; null where all of it did. @param held what the list holds now */
export function shortText(
  addition: Addition,
  held: number,
  list: List = 'products',
): string | null {
  const asked = addition.line.quantity;
  const added = wentIn(addition, held);
  if (added === asked) return null;
  if (held === 0) return messages.soldOut;
  return added > 0 ? messages.wentIn(held, added, asked) : messages.heldAlready[list](held);
}

/**
 * What of a change that moves a line from one place to another did not arrive, in a sentence; null where all did.
 * @param key of the line as it is after the change
 */
export function movedText(
  line: BagLine,
  { before, after, key, list }: { before: Bag; after: Bag; key: string; list: List },
): string | null {
  const addition = { line, before: quantityInList(before, key, list) };
  const short = shortText(addition, quantityInList(after, key, list), list);
  return short === null ? null : messages.of(line.title, short);
}
