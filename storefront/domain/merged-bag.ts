import type { BagLine } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { messages } from '#messages/merged-bag';
import { type Bag, type LineIdentity, lineKey, moveToLater, within } from './bag.ts';

/** What a guest's bag did to a customer's when the two became one. */
export interface Merge {
  /** Lines that were not in the customer's bag. */
  added: LineIdentity[];
  /** Lines that were in the customer's bag, and of which there are more now. */
  grown: { title: string; from: number; to: number }[];
  /** Lines of which there are fewer than the guest or the customer had put in. */
  lowered: { line: LineIdentity; to: number }[];
  /** Lines that came along and cannot be bought now. */
  unavailable: LineIdentity[];
  /** Lines that were in both, as the shop kept them before. */
  before: BagLine[];
}

const byKey = <L extends LineIdentity>(lines: L[]) =>
  new Map(lines.map((line) => [lineKey(line), line]));

const identity = ({ id, type, item_key }: LineIdentity): LineIdentity => ({ id, type, item_key });

/**
 * A guest's lines as they are stored for the customer who the guest turns out to be: of a line that is in both lists
 * the larger quantity counts. The sum would double what was put in twice because it was missed, and the smaller one
 * would lose some.
 * @param stored the customer's lines
 */
export function mergedLines<L extends SavedLine>(lines: L[], stored: SavedLine[]): L[] {
  const there = byKey(stored);
  return lines.map((line) => {
    const same = there.get(lineKey(line));
    if (!same) return line;
    return {
      ...line,
      quantity: Math.max(line.quantity, same.quantity),
      gift_options: line.gift_options ?? same.gift_options,
    };
  });
}

/**
 * A guest's bag as it was merged into a customer's, see {@link mergedLines}.
 * @param kept the lines in the customer's bag before
 * @param later what the customer had saved for later before
 */
export const mergedInto = <B extends Bag>(bag: B, kept: BagLine[], later: BagLine[]): B => ({
  ...bag,
  products: mergedLines(bag.products, kept),
  unavailableCart: mergedLines(bag.unavailableCart, kept),
  later: mergedLines(bag.later, later),
  unavailableLater: mergedLines(bag.unavailableLater, later),
});

/**
 * What came of it.
 * @param brought the guest's bag as it was sent, see {@link mergedInto}
 * @param kept the customer's bag before
 * @param now the bag of both
 */
export function mergeOf(brought: Bag, kept: BagLine[], now: Bag): Merge {
  const [before, after] = [byKey(kept), byKey(now.products)];
  const wanted = [...brought.products, ...brought.unavailableCart];
  const out = byKey(now.unavailableCart);
  return {
    added: wanted
      .filter((line) => !before.has(lineKey(line)) && after.has(lineKey(line)))
      .map(identity),
    grown: wanted.flatMap((line) => {
      const from = before.get(lineKey(line))?.quantity;
      const to = after.get(lineKey(line))?.quantity;
      return from !== undefined && to !== undefined && to > from
        ? [{ title: line.title, from, to }]
        : [];
    }),
    lowered: wanted.flatMap((line) => {
      const to = after.get(lineKey(line))?.quantity;
      return to !== undefined && to < line.quantity ? [{ line: identity(line), to }] : [];
    }),
    unavailable: brought.products.filter((line) => out.has(lineKey(line))).map(identity),
    before: wanted.flatMap((line) => before.get(lineKey(line)) ?? []),
  };
}

/** As many as a message has room for. */
const MOST_NAMED = 3;

/** What grew, by name, as far as there is room, then by number. */
const grownText = (grown: Merge['grown']): string[] => [
  ...grown.slice(0, MOST_NAMED).map(({ title, from, to }) => messages.grown(title, from, to)),
  ...(grown.length > MOST_NAMED ? [messages.othersGrown(grown.length - MOST_NAMED)] : []),
];

/** The same in words, e.g. `3 added, Blue Notebook from 1 to 4, 1 quantity lowered to 2`; null where nothing came of it. */
export function mergeText({ added, grown, lowered, unavailable }: Merge): string | null {
  const [first] = lowered;
  const told = [
    added.length > 0 && messages.added(added.length),
    ...grownText(grown),
    first && lowered.length === 1 && messages.loweredTo(first.to),
    lowered.length > 1 && messages.lowered(lowered.length),
    unavailable.length > 0 && messages.unavailable(unavailable.length),
  ].filter(Boolean);
  return told.length > 0 ? told.join(', ') : null;
}

const saveUnavailable = (bag: Bag, key: string): Bag => {
  const line = bag.unavailableCart.find((other) => lineKey(other) === key);
  if (!line) return bag;
  const others = (lines: BagLine[]) => lines.filter((other) => lineKey(other) !== key);
  return {
    ...bag,
    unavailableCart: others(bag.unavailableCart),
    unavailableLater: [...others(bag.unavailableLater), line],
  };
};

/**
 * The customer's bag as the shop kept it before. What came along is saved for later rather than gone: somebody
 * put it in. What was taken out of the bag since stays out.
 */
export function withoutMerge(bag: Bag, { added, unavailable, before }: Merge): Bag {
  const known = byKey(before);
  const came = [...added, ...unavailable].map(lineKey).filter((key) => !known.has(key));
  const apart = came.reduce((now, key) => saveUnavailable(moveToLater(now, key), key), bag);
  const asBefore = (line: BagLine): BagLine => {
    const kept = known.get(lineKey(line));
    if (!kept) return line;
    return {
      ...line,
      quantity: within(kept.quantity, line.max),
      gift_options: kept.gift_options,
    };
  };
  return { ...apart, products: apart.products.map(asBefore) };
}
