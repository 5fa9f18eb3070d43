import type { BagLine } from '@otzar/contract/bag';
import { readCustomer } from '@otzar/contract/customer';
import {
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  type SavedLine,
  saveBag,
  saveLater,
} from '@otzar/contract/customer-bag';
import { addFavorites, removeFavorites } from '@otzar/contract/favorites';
import { type BagChange, mergeChanges } from '@otzar/domain/availability';
import { type Bag, type LineIdentity, lineKey } from '@otzar/domain/bag';
import { type SyncRequest, withAnswer } from '@otzar/domain/bag-answer';
import { type Merge, mergedInto, mergeOf, withoutMerge } from '@otzar/domain/merged-bag';
import { type OwnedBag, withChange, withOwner, withoutOwner } from '@otzar/domain/owned-bag';
import { isSettled, noPendingChanges } from '@otzar/domain/pending-changes';
import { lackedBy, type SavedLists, type SyncPlan, syncPlanOf } from '@otzar/domain/sync-plan';
import { atom } from 'jotai/vanilla';
import { CallFailed } from '../../platform/call-failed.ts';
import { handleFailure } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
import { renewSession } from '../../platform/session-end.ts';
import { withLock } from '../../platform/with-lock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { offersFor } from './availability.ts';
import { bagChangesAtom } from './bag-changes.ts';
import { bagModule } from './bag-module.ts';
import { bagReadingAtom } from './bag-reading.ts';

/** Notes what the shop had to change, to be told together with what is noted already. */
export const noteChangesAtom = atom(null, (_get, set, changes: BagChange[]) => {
  if (changes.length > 0) set(bagChangesAtom, (noted) => mergeChanges(noted, changes));
});

const asKept = ({
  id,
  type,
  item_key,
  quantity,
  gift_options,
  personalization,
  gift_card,
}: BagLine): SavedLine => ({
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

/** Whoever asks here sees to a session that has ended. */
const quietly = { quietly: true };

/** What is kept comes before what is dropped: whatever breaks off on the way, nothing is lost. */
async function run({ save, drop }: SyncPlan): Promise<SavedLists> {
  const kept: SavedLists = {};
  let refusal: unknown;
  try {
    if (save.bag.length > 0)
      kept.bag = await call(saveBag, { body: { bag: save.bag.map(asKept) } }, quietly);
    if (save.later.length > 0)
      kept.later = await call(saveLater, { body: { later: save.later.map(asKept) } }, quietly);
    if (save.favorites.length > 0)
      kept.favorites = await call(addFavorites, { body: { ids: save.favorites } }, quietly);
  } catch (failure) {
    if (!isFull(failure)) throw failure;
    refusal = failure;
  }
  if (drop.bag.length > 0)
    kept.bag = await call(removeFromBag, { body: { bag: drop.bag } }, quietly);
  if (drop.later.length > 0)
    kept.later = await call(removeFromLater, { body: { later: drop.later } }, quietly);
  if (drop.favorites.length > 0)
    kept.favorites = await call(removeFavorites, { body: { ids: drop.favorites } }, quietly);
  if (refusal) throw refusal;
  return kept;
}

/** What the shop keeps no longer was taken out in another browser, unless it has no offer for it any more. */
async function goneFrom(bag: Bag, answer: SavedLists): Promise<LineIdentity[]> {
  const lacked = lackedBy(answer, bag);
  if (lacked.length === 0) return [];
  const asked = lacked.map(({ id, type, item_key, quantity }) => ({
    id,
    type,
    item_key,
    quantity,
  }));
  const offered = new Set((await offersFor(asked)).map(lineKey));
  return asked.filter((line) => !offered.has(lineKey(line)));
}

const takeOverAtom = atom(null, async (_get, set, asked: SyncRequest, answer: SavedLists) => {
  const gone = await goneFrom(asked.bag, answer);
  let noted: BagChange[] = [];
  await set(bagModule.atom, (now) => {
    const { bag, changes } = withAnswer(now, asked, { ...answer, gone });
    noted = changes;
    return bag;
  });
  set(noteChangesAtom, noted);
});

const sendAtom = atom(null, (_get, set) =>
  withLock(async () => {
    const bag = await bagModule.load();
    const { owner, unsent } = bag;
    if (owner === null || isSettled(unsent)) return;
    const answer = await run(syncPlanOf(bag, unsent));
    await set(takeOverAtom, { bag, sent: unsent }, answer);
  }),
);

/**
 * Tells the shop what a customer has changed. A failure is passed over in silence (specification, section 8):
 * what is unsent stays so until the next change, the next page or the next connection.
 */
export const sendPendingAtom = atom(null, async (_get, set) => {
  try {
    await set(sendAtom);
  } catch (failure) {
    // Nobody waits their turn, in whichever tab, while a customer is asked to log in again.
    const ended = failure instanceof CallFailed && failure.status === 403;
    if (ended && (await renewSession())) await set(sendAtom).catch(() => undefined);
  }
});

/** @returns whether it was the customer's whose bag it is who was answered */
const takeOverKeptAtom = atom(null, (_get, set) =>
  withLock(async (): Promise<boolean> => {
    const asked = await bagModule.load();
    if (asked.owner === null) return false;
    // A shop that says nothing keeps no other tab from being told.
    const [bag, later, { customer }] = await withTimeout((signal) =>
      Promise.all([
        call(readBag, {}, { signal }),
        call(readLater, {}, { signal }),
        call(readCustomer),
      ]),
    );
    if (customer?.id !== asked.owner) return false;
    const { favorites } = customer;
    await set(takeOverAtom, { bag: asked, sent: noPendingChanges }, { bag, later, favorites });
    return true;
  }),
);

/** Brings a customer's bag up to what the shop keeps. @throws {CallFailed} where it cannot be read */
export const readSavedAtom = atom(null, async (get, set): Promise<void> => {
  const { owner } = await bagModule.load();
  if (owner === null) return;
  const isRead = () => {
    const reading = get(bagReadingAtom);
    return reading?.owner === owner && reading.state === 'read';
  };
  if (!isRead()) set(bagReadingAtom, { owner, state: 'asked' });
  try {
    if (await set(takeOverKeptAtom)) set(bagReadingAtom, { owner, state: 'read' });
  } catch (failure) {
    set(bagReadingAtom, { owner, state: 'failed', failure });
    throw failure;
  }
});

/** What the shop keeps for the customer before a guest's bag joins it; undefined where it cannot be read. */
const keptBefore = () =>
  withTimeout((signal) =>
    Promise.all([call(readBag, {}, { signal }), call(readLater, {}, { signal })]),
  ).then(
    ([bag, later]) => ({ bag, later }),
    (failure: unknown) => handleFailure('readLater', failure, true),
  );

/** Whether there is nothing in a bag, in none of its lists. */
export const isEmptyBag = ({ products, unavailableCart, later, unavailableLater }: Bag) =>
  [products, unavailableCart, later, unavailableLater].every((lines) => lines.length === 0);

/**
 * Makes the bag of this browser a customer's: what is in it goes to the shop, which adds what it kept.
 * @returns what came of it; null where nothing came along, or another tab has seen to it
 */
export const claimBagAtom = atom(null, async (_get, set, owner: number): Promise<Merge | null> => {
  const guests = await bagModule.load();
  const isNew = guests.owner !== owner && !isEmptyBag(guests);
  const before = isNew ? await keptBefore() : undefined;
  let brought: OwnedBag | undefined;
  await set(bagModule.atom, (kept) => {
    if (kept.owner !== null) return kept;
    const joined = before ? mergedInto(kept, before.bag, before.later) : kept;
    brought ??= joined;
    return withOwner(joined, owner);
  });
  await set(sendPendingAtom);
  await set(readSavedAtom).catch((failure: unknown) => handleFailure('readBag', failure, true));
  const now = await bagModule.load();
  if (!brought || !before || now.owner !== owner) return null;
  return mergeOf(brought, before.bag, now);
});

/** Undoes what came of it, for as long as the bag is still that customer's. */
export const undoMergeAtom = atom(null, async (_get, set, owner: number, merge: Merge) => {
  const now = await bagModule.load();
  if (now.owner !== owner) return;
  await set(bagModule.atom, (kept) => withChange(kept, (bag) => withoutMerge(bag, merge)));
  void set(sendPendingAtom);
});

/** Takes a customer's bag out of this browser, and what was said of it; what is somebody else's by then stays. */
export const leaveBagAtom = atom(null, (_get, set, owner: number) => {
  set(bagChangesAtom, []);
  return set(bagModule.atom, (kept) => (kept.owner === owner ? withoutOwner(kept) : kept));
});
