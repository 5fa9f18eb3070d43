import type { BagLine, GiftOptions, Personalization } from '@otzar/contract/bag';
import { type Addition, movedText, quantityInList, wentIn } from '@otzar/domain/added';
import { applyOffers, linesToCheck } from '@otzar/domain/availability';
import {
  addLine,
  type Bag,
  type BagList,
  clearBag,
  lineKey,
  moveToBag,
  moveToLater,
  removeLine,
  restoreLine,
  setQuantity,
} from '@otzar/domain/bag';
import { asWritten, isBlank, setGiftOptions, setPersonalization } from '@otzar/domain/bag-extras';
import { atom } from 'jotai/vanilla';
import * as messages from '#messages/features/bag';
import { tellAddedToCart } from '../../platform/analytics.ts';
import { CallFailed } from '../../platform/call-failed.ts';
import { handleFailure } from '../../platform/failed-calls.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { randomKey } from '../../platform/random-key.ts';
import { tellStatusAtom } from '../../platform/status.ts';
import { titleOf } from '../../platform/titles.ts';
import { offersFor } from './availability.ts';
import { bagModule } from './bag-module.ts';
import { changeBagAtom } from './change-bag.ts';
import { type RemovedLine, removedLinesAtom } from './removed-lines.ts';
import { noteChangesAtom, readSavedAtom } from './sync-bag.ts';

/**
 * Asks the shop about every line of a guest's; a shop out of reach changes nothing, and the lines are there to be
 * looked at.
 */
const checkGuestAtom = atom(null, async (_get, set) => {
  const bag = await bagModule.load();
  const asked = linesToCheck(bag);
  if (bag.owner !== null || asked.length === 0) return;
  const offers = await offersFor(asked).catch((failure: unknown) =>
    handleFailure('checkMax', failure, true),
  );
  if (!offers) return;
  await set(bagModule.atom, (kept) => {
    const checked = applyOffers(kept, offers, asked);
    set(noteChangesAtom, checked.changes);
    return { ...kept, ...checked.bag };
  });
});

/** Whether there is nothing in a bag, in none of its lists. */
const isEmptyBag = ({ products, unavailableCart, later, unavailableLater }: Bag) =>
  [products, unavailableCart, later, unavailableLater].every((lines) => lines.length === 0);

/**
 * Brings the bag up to what the shop has now: a guest's lines are checked, a customer's are read anew.
 * @param mayLeave whether the screen that asks may give way to a page that says what went wrong; asked when it has
 */
export const recheckAtom = atom(null, async (_get, set, mayLeave: () => boolean) => {
  const { owner } = await bagModule.load();
  if (owner === null) return set(checkGuestAtom);
  await set(readSavedAtom).catch(async (failure: unknown) => {
    const now = await bagModule.load();
    // Whoever was signed out meanwhile is told why, which no page may take the place of.
    const ended = failure instanceof CallFailed && failure.status === 403;
    if (!ended && now.owner === owner)
      handleFailure('readBag', failure, !isEmptyBag(now) || !mayLeave());
  });
});

/**
 * Adds a line, with whatever is written on it; how many there are is asked behind the shopper's back
 * (specification, section 4, Bag).
 * @returns what was to go in, and how many there were before: what went in is told by what the bag holds now
 */
export const addLineAtom = atom(null, async (_get, set, line: BagLine): Promise<Addition> => {
  const asked = asWritten(line, randomKey(8));
  const key = lineKey(asked);
  let [before, held] = [0, 0];
  const add = (bag: Bag) => {
    const next = addLine(bag, asked);
    before = quantityInList(bag, key);
    held = quantityInList(next, key);
    return next;
  };
  await set(changeBagAtom, add, 0);
  const addition = { line: asked, before };
  const quantity = wentIn(addition, held);
  if (quantity > 0) tellAddedToCart({ ...asked, quantity });
  void set(checkGuestAtom);
  return addition;
});

interface Move {
  /** What is moved, as it is before. */
  lineIn: (bag: Bag) => BagLine | undefined;
  /** Of the line once it is moved. */
  key: string;
  /** Where it goes. */
  list: 'products' | 'later';
  change: (bag: Bag) => Bag;
  settles?: number;
  /** What has come of it, with the name of the line: for whoever does not see it move. */
  told?: (title: string) => string;
}

/** Moves a line, and says so where not all of it finds room. */
const moveAtom = atom(null, async (_get, set, { lineIn, key, list, change, ...rest }: Move) => {
  let text: string | null = null;
  let title = '';
  const move = (before: Bag) => {
    const after = change(before);
    const line = lineIn(before);
    title = line ? titleOf(line) : '';
    text = line ? movedText(line, { before, after, key, list }) : null;
    return after;
  };
  await set(changeBagAtom, move, rest.settles);
  if (text !== null) set(showMessageAtom, { tone: 'info', text });
  else if (title && rest.told) set(tellStatusAtom, rest.told(title));
});

export const setQuantityAtom = atom(null, (_get, set, key: string, quantity: number) =>
  set(changeBagAtom, (bag) => setQuantity(bag, key, quantity)),
);

/** Takes a line out of a list; what stands in its place offers Undo, for as long as the customer stays. */
export const removeLineAtom = atom(null, async (_get, set, line: BagLine, list: BagList) => {
  const key = lineKey(line);
  const { owner } = await bagModule.load();
  let place = 0;
  await set(changeBagAtom, (bag) => {
    place = bag[list].findIndex((other) => lineKey(other) === key);
    return removeLine(bag, key, list);
  });
  const isIt = (other: RemovedLine) => other.list === list && lineKey(other.line) === key;
  const undo = async () => {
    set(removedLinesAtom, (removed) => removed.filter((other) => !isIt(other)));
    const now = await bagModule.load();
    if (owner !== null && now.owner !== owner) return;
    const change = (bag: Bag) => restoreLine(bag, line, place, list);
    if (list === 'products' || list === 'later')
      await set(moveAtom, { lineIn: () => line, key, list, change, told: messages.isBack });
    else await set(changeBagAtom, change);
  };
  const entry = { line, list, place, undo: () => void undo() };
  set(removedLinesAtom, (removed) => [...removed.filter((other) => !isIt(other)), entry]);
});

const lineOf = (lines: BagLine[], key: string) => lines.find((line) => lineKey(line) === key);

export const saveForLaterAtom = atom(null, (_get, set, key: string) =>
  set(moveAtom, {
    lineIn: ({ products }) => lineOf(products, key),
    key,
    list: 'later',
    change: (bag) => moveToLater(bag, key),
    told: messages.wasSaved,
  }),
);

export const moveToBagAtom = atom(null, async (_get, set, key: string) => {
  await set(moveAtom, {
    lineIn: ({ later }) => lineOf(later, key),
    key,
    list: 'products',
    change: (bag) => moveToBag(bag, key),
    told: messages.wasMoved,
  });
  void set(checkGuestAtom);
});

export const emptyBagAtom = atom(null, (_get, set) => set(changeBagAtom, clearBag));

/** Sets how a line is given, once that has come to rest; null for no gift. */
export const setGiftOptionsAtom = atom(null, (_get, set, key: string, gift: GiftOptions | null) =>
  set(changeBagAtom, (bag) => setGiftOptions(bag, key, gift), 0),
);

/** Writes on a line, once that has come to rest; `newKey` is used where it has none of its own yet. */
export const setPersonalizationAtom = atom(
  null,
  async (_get, set, key: string, personalization: Personalization, newKey: string) => {
    const change = (bag: Bag) => setPersonalization(bag, key, personalization, newKey);
    const { products } = await bagModule.load();
    const line = lineOf(products, key);
    if (!line?.item_key || !isBlank(personalization)) return set(changeBagAtom, change, 0);
    // It joins the line of the same product that nothing is written on.
    const plain = lineKey({ ...line, item_key: '' });
    const move = { lineIn: () => line, key: plain, list: 'products' as const, change };
    await set(moveAtom, { ...move, settles: 0 });
  },
);
