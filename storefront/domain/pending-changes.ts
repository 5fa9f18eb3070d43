import type { BagLine } from '@otzar/contract/bag';
import { type Bag, type LineIdentity, lineKey } from './bag.ts';

/** What a customer changed in this browser and the shop has not answered for yet. */
export interface PendingChanges {
  bag: LineIdentity[];
  later: LineIdentity[];
  /** Ids of products. */
  favorites: number[];
}

export const noPendingChanges: PendingChanges = { bag: [], later: [], favorites: [] };

const identity = ({ id, type, item_key }: LineIdentity): LineIdentity => ({ id, type, item_key });

/** Both lists as the shop knows them: whether a line can be bought is not kept. */
export const listsOf = (bag: Bag) => ({
  bag: [...bag.products, ...bag.unavailableCart],
  later: [...bag.later, ...bag.unavailableLater],
});

/** What a customer wants of a line; its price and how many there are is the shop's to say. */
const wish = ({ quantity, gift_options, personalization, gift_card }: BagLine): string =>
  JSON.stringify([quantity, gift_options, personalization, gift_card]);

/** Lines by what tells them from another. */
export const byKey = <L extends LineIdentity>(lines: L[]) =>
  new Map(lines.map((line) => [lineKey(line), line]));

const uniqueLines = (lines: LineIdentity[]): LineIdentity[] => [
  ...byKey(lines.map(identity)).values(),
];

function changedLines(before: BagLine[], after: BagLine[]): LineIdentity[] {
  const [old, now] = [byKey(before), byKey(after)];
  const differs = (line: BagLine) => {
    const [was, is] = [old.get(lineKey(line)), now.get(lineKey(line))];
    return was === undefined || is === undefined || (was !== is && wish(was) !== wish(is));
  };
  return uniqueLines([...before, ...after].filter(differs));
}

const changedIds = (before: number[], after: number[]): number[] => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
];

/** Everything that differs between two states of a bag. */
export function differences(before: Bag, after: Bag): PendingChanges {
  const [old, now] = [listsOf(before), listsOf(after)];
  return {
    bag: changedLines(old.bag, now.bag),
    later: changedLines(old.later, now.later),
    favorites: changedIds(before.favorites, after.favorites),
  };
}

/** Both together, each thing once. */
export const together = (one: PendingChanges, other: PendingChanges): PendingChanges => ({
  bag: uniqueLines([...one.bag, ...other.bag]),
  later: uniqueLines([...one.later, ...other.later]),
  favorites: [...new Set([...one.favorites, ...other.favorites])],
});

/** Whether the shop knows everything. */
export const isSettled = ({ bag, later, favorites }: PendingChanges): boolean =>
  bag.length + later.length + favorites.length === 0;
