import {
  type BagLine,
  type KeptLine,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from '@otzar/contract/bag';
import { readCustomer } from '@otzar/contract/customer';
import { addFavorites, removeFavorites } from '@otzar/contract/favorites';
import type { BagChange } from '@otzar/domain/availability';
import type { Bag } from '@otzar/domain/bag';
import {
  type Asked,
  withAnswer,
  withChange,
  withOwner,
  withoutOwner,
} from '@otzar/domain/owned-bag';
import { type Errand, errandOf, isSettled, type Kept, nothingUnsent } from '@otzar/domain/unsent';
import { atom } from 'jotai/vanilla';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { bagModule } from './bag-module.ts';

/** What the shop had to change since the shopper last looked into the bag. */
export const bagChangesAtom = atom<BagChange[]>([]);

/** How long a change rests before the shop hears of it, in milliseconds: several clicks cost one request. */
const SETTLES = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Changes the bag at once, and has the shop hear of a customer's change once it has come to rest.
 * @param settles milliseconds until then; 0 where the change has come to rest already
 */
export const changeBagAtom = atom(
  null,
  (_get, set, change: (bag: Bag) => Bag, settles: number = SETTLES): Promise<void> => {
    const done = set(bagModule.atom, (kept) => withChange(kept, change));
    clearTimeout(timer);
    timer = setTimeout(() => void set(sendUnsentAtom), settles);
    return done;
  },
);

const asKept = ({
  id,
  type,
  item_key,
  quantity,
  gift_options,
  personalization,
  gift_card,
}: BagLine): KeptLine => ({
  id,
  type,
  item_key,
  quantity,
  gift_options,
  personalization,
  gift_card,
});

/** A list that is full refuses what is saved: what is dropped makes room for the next time. */
const isFull = (failure: unknown) => failure instanceof CallFailed && failure.status === 422;

/** What is kept comes before what is dropped: whatever breaks off on the way, nothing is lost. */
async function run({ save, drop }: Errand): Promise<Kept> {
  const kept: Kept = {};
  let refusal: unknown;
  try {
    if (save.bag.length > 0)
      kept.bag = await call(saveBag, { body: { bag: save.bag.map(asKept) } });
    if (save.later.length > 0)
      kept.later = await call(saveLater, { body: { later: save.later.map(asKept) } });
    if (save.favorites.length > 0)
      kept.favorites = await call(addFavorites, { body: { ids: save.favorites } });
  } catch (failure) {
    if (!isFull(failure)) throw failure;
    refusal = failure;
  }
  if (drop.bag.length > 0) kept.bag = await call(removeFromBag, { body: { bag: drop.bag } });
  if (drop.later.length > 0)
    kept.later = await call(removeFromLater, { body: { later: drop.later } });
  if (drop.favorites.length > 0)
    kept.favorites = await call(removeFavorites, { body: { ids: drop.favorites } });
  if (refusal) throw refusal;
  return kept;
}

const takeOverAtom = atom(null, async (_get, set, asked: Asked, answer: Kept) => {
  let noted: BagChange[] = [];
  await set(bagModule.atom, (now) => {
    const { bag, changes } = withAnswer(now, asked, answer);
    noted = changes;
    return bag;
  });
  if (noted.length > 0) set(bagChangesAtom, (before) => [...before, ...noted]);
});

/**
 * Tells the shop what a customer has changed. A failure is passed over in silence (specification, section 8):
 * what is unsent stays so until the next change, the next page or the next connection.
 */
export const sendUnsentAtom = atom(null, (_get, set) =>
  oneAtATime(async () => {
    const bag = await bagModule.load();
    const { owner, unsent } = bag;
    if (owner === null || isSettled(unsent)) return;
    const answer = await run(errandOf(bag, unsent));
    await set(takeOverAtom, { bag, sent: unsent }, answer);
  }).catch(() => undefined),
);

/** Brings a customer's bag up to what the shop keeps. @throws {CallFailed} where it cannot be read */
export const readKeptAtom = atom(null, (_get, set) =>
  oneAtATime(async () => {
    const asked = await bagModule.load();
    if (asked.owner === null) return;
    const [bag, later, { customer }] = await Promise.all([
      call(readBag),
      call(readLater),
      call(readCustomer),
    ]);
    if (customer?.id !== asked.owner) return;
    const { favorites } = customer;
    await set(takeOverAtom, { bag: asked, sent: nothingUnsent }, { bag, later, favorites });
  }),
);

/** Makes the bag of this browser a customer's: what is in it goes to the shop, which adds what it kept. */
export const adoptBagAtom = atom(null, async (_get, set, owner: number) => {
  await set(bagModule.atom, (kept) => withOwner(kept, owner));
  await set(sendUnsentAtom);
  await set(readKeptAtom).catch(() => undefined);
});

/** Takes a customer's bag out of this browser, and what was said of it; what is somebody else's by then stays. */
export const leaveBagAtom = atom(null, (_get, set, owner: number) => {
  set(bagChangesAtom, []);
  return set(bagModule.atom, (kept) => (kept.owner === owner ? withoutOwner(kept) : kept));
});
