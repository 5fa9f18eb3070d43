import type { BagLine, GiftOptions, Personalization } from '@otzar/contract/bag';
import { applyOffers, linesToCheck } from '@otzar/domain/availability';
import {
  addLine,
  type BagList,
  clearBag,
  lineKey,
  moveToBag,
  moveToLater,
  removeLine,
  restoreLine,
  setQuantity,
} from '@otzar/domain/bag';
import { asWritten, setGiftOptions, setPersonalization } from '@otzar/domain/bag-extras';
import { atom } from 'jotai/vanilla';
import { tellAddedToCart } from '../../platform/analytics.ts';
import { settleFailure } from '../../platform/failed-calls.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { randomKey } from '../../platform/random-key.ts';
import { offersFor } from './availability.ts';
import { bagModule } from './bag-module.ts';
import { bagChangesAtom, changeBagAtom, isEmptyBag, readKeptAtom } from './keep-bag.ts';

/**
 * Asks the shop about every line of a guest's; a shop out of reach changes nothing, and the lines are there to be
 * looked at.
 */
const checkGuestAtom = atom(null, async (_get, set) => {
  const bag = await bagModule.load();
  const asked = linesToCheck(bag);
  if (bag.owner !== null || asked.length === 0) return;
  const offers = await offersFor(asked).catch((failure: unknown) =>
    settleFailure('checkMax', failure, true),
  );
  if (!offers) return;
  await set(bagModule.atom, (kept) => {
    const checked = applyOffers(kept, offers, asked);
    set(bagChangesAtom, (noted) => [...noted, ...checked.changes]);
    return { ...kept, ...checked.bag };
  });
});

/** Brings the bag up to what the shop has now: a guest's lines are checked, a customer's are read anew. */
export const recheckAtom = atom(null, async (_get, set) => {
  const { owner } = await bagModule.load();
  if (owner === null) return set(checkGuestAtom);
  await set(readKeptAtom).catch(async (failure: unknown) => {
    settleFailure('readBag', failure, !isEmptyBag(await bagModule.load()));
  });
});

/**
 * Adds a line, with whatever is written on it; how many there are is asked behind the shopper's back
 * (specification, section 4, Bag).
 */
export const addLineAtom = atom(null, async (_get, set, line: BagLine) => {
  const added = asWritten(line, randomKey(8));
  await set(changeBagAtom, (bag) => addLine(bag, added), 0);
  tellAddedToCart(added);
  void set(checkGuestAtom);
});

export const setQuantityAtom = atom(null, (_get, set, key: string, quantity: number) =>
  set(changeBagAtom, (bag) => setQuantity(bag, key, quantity)),
);

/** Takes a line out of a list; the message that says so offers Undo, for as long as the customer stays. */
export const removeLineAtom = atom(null, async (_get, set, line: BagLine, list: BagList) => {
  const key = lineKey(line);
  const { owner } = await bagModule.load();
  let place = 0;
  await set(changeBagAtom, (bag) => {
    place = bag[list].findIndex((other) => lineKey(other) === key);
    return removeLine(bag, key, list);
  });
  const undo = async () => {
    const now = await bagModule.load();
    if (owner !== null && now.owner !== owner) return;
    await set(changeBagAtom, (bag) => restoreLine(bag, line, place, list));
  };
  set(showMessageAtom, {
    tone: 'success',
    text: `${line.title} was removed.`,
    action: { label: 'Undo', run: () => void undo() },
  });
});

export const saveForLaterAtom = atom(null, (_get, set, key: string) =>
  set(changeBagAtom, (bag) => moveToLater(bag, key)),
);

export const moveToBagAtom = atom(null, async (_get, set, key: string) => {
  await set(changeBagAtom, (bag) => moveToBag(bag, key));
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
  (_get, set, key: string, personalization: Personalization, newKey: string) =>
    set(changeBagAtom, (bag) => setPersonalization(bag, key, personalization, newKey), 0),
);
