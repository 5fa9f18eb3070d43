import type { BagLine } from '@otzar/contract/bag';
import { applyOffers, type BagChange } from './availability.ts';
import { type Bag, type BagList, type LineIdentity, lineKey } from './bag.ts';
import { byKey, differences, listsOf, type PendingChanges } from './pending-changes.ts';

/** What is told to the shop: what is kept, and what is kept no longer. */
export interface SyncPlan {
  save: { bag: BagLine[]; later: BagLine[]; favorites: number[] };
  drop: { bag: LineIdentity[]; later: LineIdentity[]; favorites: number[] };
}

/** What the shop keeps for a customer; a list that was not asked for is left out. */
export interface SavedLists {
  bag?: BagLine[];
  later?: BagLine[];
  favorites?: number[];
  /** Of the lines that its lists lack those that the shop sells no longer; the others were taken out elsewhere. */
  gone?: LineIdentity[];
  /** Whether what a guest had was merged into them just now. */
  merged?: boolean;
}

/** What the shop has to be told for it to keep what the customer sees. */
export function syncPlanOf(bag: Bag, unsent: PendingChanges): SyncPlan {
  const lists = listsOf(bag);
  const present = { bag: byKey(lists.bag), later: byKey(lists.later) };
  const saved = (list: 'bag' | 'later') =>
    unsent[list].flatMap((line) => present[list].get(lineKey(line)) ?? []);
  const dropped = (list: 'bag' | 'later') =>
    unsent[list].filter((line) => !present[list].has(lineKey(line)));
  return {
    save: {
      bag: saved('bag'),
      later: saved('later'),
      favorites: unsent.favorites.filter((id) => bag.favorites.includes(id)),
    },
    drop: {
      bag: dropped('bag'),
      later: dropped('later'),
      favorites: unsent.favorites.filter((id) => !bag.favorites.includes(id)),
    },
  };
}

/** What is still pending once a sync is done: what was not in it, or has changed again on the way. */
export function afterSync(
  unsent: PendingChanges,
  sent: PendingChanges,
  atSending: Bag,
  now: Bag,
): PendingChanges {
  const since = differences(atSending, now);
  const open = (list: 'bag' | 'later') => {
    const [done, changed] = [byKey(sent[list]), byKey(since[list])];
    return unsent[list].filter((line) => !done.has(lineKey(line)) || changed.has(lineKey(line)));
  };
  return {
    bag: open('bag'),
    later: open('later'),
    favorites: unsent.favorites.filter(
      (id) => !sent.favorites.includes(id) || since.favorites.includes(id),
    ),
  };
}

/** The lines of a bag that the lists kept for it lack: whether they are sold no longer is to be asked. */
export function lackedBy(kept: SavedLists, bag: Bag): BagLine[] {
  const lists = listsOf(bag);
  const lacked = (['bag', 'later'] as const).flatMap((list) => {
    const there = kept[list] && byKey(kept[list]);
    return there ? lists[list].filter((line) => !there.has(lineKey(line))) : [];
  });
  return [...byKey(lacked).values()];
}

/** A line the shop holds a smaller number of than is asked for keeps what was asked: the offer lowers it, and says so. */
const asStored = (line: BagLine, kept: BagLine): BagLine => ({
  ...line,
  quantity: kept.max < line.quantity ? line.quantity : kept.quantity,
  gift_options: kept.gift_options,
  personalization: kept.personalization,
  gift_card: kept.gift_card,
});

function reconciled(here: BagLine[], kept: BagLine[], staying: LineIdentity[]): BagLine[] {
  const [open, there, known] = [byKey(staying), byKey(kept), byKey(here)];
  return [
    ...here.flatMap((line) => {
      if (open.has(lineKey(line))) return line;
      const own = there.get(lineKey(line));
      return own ? asStored(line, own) : [];
    }),
    ...kept.filter((line) => !open.has(lineKey(line)) && !known.has(lineKey(line))),
  ];
}

const reconciledIds = (here: number[], kept: number[], unsent: number[]): number[] => [
  ...here.filter((id) => unsent.includes(id) || kept.includes(id)),
  ...kept.filter((id) => !unsent.includes(id) && !here.includes(id)),
];

/** One list in two again: what could not be bought until now stays apart until the shop's offer is looked at. */
function parted(lines: BagLine[], unavailable: BagLine[], list: BagList, apart: BagList) {
  const known = byKey(unavailable);
  return {
    [list]: lines.filter((line) => !known.has(lineKey(line))),
    [apart]: lines.filter((line) => known.has(lineKey(line))),
  };
}

/**
 * Takes over what the shop keeps; what it has not been told yet stays as the customer left it, and what it
 * sells no longer stays to be seen. The order of lines stays, and what the shop says of stock and prices is
 * told as a change.
 */
export function withSaved(
  bag: Bag,
  kept: SavedLists,
  unsent: PendingChanges,
): { bag: Bag; changes: BagChange[] } {
  const lists = listsOf(bag);
  const { gone = [] } = kept;
  const cart = kept.bag && reconciled(lists.bag, kept.bag, [...unsent.bag, ...gone]);
  const later = kept.later && reconciled(lists.later, kept.later, [...unsent.later, ...gone]);
  const joined: Bag = {
    ...bag,
    ...(cart && parted(cart, bag.unavailableCart, 'products', 'unavailableCart')),
    ...(later && parted(later, bag.unavailableLater, 'later', 'unavailableLater')),
    ...(kept.favorites && {
      favorites: reconciledIds(bag.favorites, kept.favorites, unsent.favorites),
    }),
  };
  const offers = [...(kept.bag ?? []), ...(kept.later ?? [])];
  return applyOffers(joined, offers, [...offers, ...gone]);
}
