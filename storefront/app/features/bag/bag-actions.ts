import type { BagLine, GiftOptions, Personalization } from '@otzar/contract/bag';
import { applyOffers, type BagChange, linesToCheck } from '@otzar/domain/availability';
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
import { setGiftOptions, setPersonalization } from '@otzar/domain/bag-extras';
import { atom } from 'jotai/vanilla';
import { showMessageAtom } from '../../platform/messages.ts';
import { offersFor } from './availability.ts';
import { bagModule } from './bag-module.ts';

/** What the server had to change since the shopper last looked into the bag. */
export const bagChangesAtom = atom<BagChange[]>([]);

/** Asks the server about every line; a shop out of reach changes nothing. */
export const recheckAtom = atom(null, async (_get, set) => {
  const asked = linesToCheck(await bagModule.load());
  if (asked.length === 0) return;
  const offers = await offersFor(asked).catch(() => undefined);
  if (!offers) return;
  await set(bagModule.atom, (bag) => {
    const checked = applyOffers(bag, offers, asked);
    set(bagChangesAtom, (noted) => [...noted, ...checked.changes]);
    return checked.bag;
  });
});

/** Adds a line; how many there are is asked behind the shopper's back (specification, section 4, Bag). */
export const addLineAtom = atom(null, async (_get, set, line: BagLine) => {
  await set(bagModule.atom, (bag) => addLine(bag, line));
  void set(recheckAtom);
});

export const setQuantityAtom = atom(null, (_get, set, key: string, quantity: number) =>
  set(bagModule.atom, (bag) => setQuantity(bag, key, quantity)),
);

/** Takes a line out of a list; the message that says so offers Undo. */
export const removeLineAtom = atom(null, async (_get, set, line: BagLine, list: BagList) => {
  const key = lineKey(line);
  let place = 0;
  await set(bagModule.atom, (bag) => {
    place = bag[list].findIndex((other) => lineKey(other) === key);
    return removeLine(bag, key, list);
  });
  const undo = () => void set(bagModule.atom, (bag) => restoreLine(bag, line, place, list));
  set(showMessageAtom, {
    tone: 'success',
    text: `${line.title} was removed.`,
    action: { label: 'Undo', run: undo },
  });
});

export const saveForLaterAtom = atom(null, (_get, set, key: string) =>
  set(bagModule.atom, (bag) => moveToLater(bag, key)),
);

export const moveToBagAtom = atom(null, async (_get, set, key: string) => {
  await set(bagModule.atom, (bag) => moveToBag(bag, key));
  void set(recheckAtom);
});

export const emptyBagAtom = atom(null, (_get, set) => set(bagModule.atom, clearBag));

/** Sets how a line is given; null for no gift. */
export const setGiftOptionsAtom = atom(null, (_get, set, key: string, gift: GiftOptions | null) =>
  set(bagModule.atom, (bag) => setGiftOptions(bag, key, gift)),
);

/** Writes on a line; `newKey` is used where it has none of its own yet. */
export const setPersonalizationAtom = atom(
  null,
  (_get, set, key: string, personalization: Personalization, newKey: string) =>
    set(bagModule.atom, (bag) => setPersonalization(bag, key, personalization, newKey)),
);
