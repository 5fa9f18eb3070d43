import { readCustomer } from '@otzar/contract/customer';
import { type mergeBag, readBag, readLater } from '@otzar/contract/customer-bag';
import type { Answer } from '@otzar/contract/endpoint';
import { type BagChange, mergeChanges } from '@otzar/domain/availability';
import { type Bag, type LineIdentity, lineKey } from '@otzar/domain/bag';
import { type SyncRequest, withAnswer } from '@otzar/domain/bag-answer';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { isSettled, noPendingChanges } from '@otzar/domain/pending-changes';
import { lackedBy, type SavedLists, syncPlanOf } from '@otzar/domain/sync-plan';
import { atom } from 'jotai/vanilla';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { renewSession } from '../../platform/session-end.ts';
import { withLock } from '../../platform/with-lock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { offersFor } from './availability.ts';
import { bagChangesAtom } from './bag-changes.ts';
import { bagModule } from './bag-module.ts';
import { bagReadingAtom } from './bag-reading.ts';
import { carryOut, mergeLists, saveLists } from './saved-lists.ts';

/** Notes what the shop had to change, to be told together with what is noted already. */
export const noteChangesAtom = atom(null, (_get, set, changes: BagChange[]) => {
  if (changes.length > 0) set(bagChangesAtom, (noted) => mergeChanges(noted, changes));
});

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

/** @returns whether the browser has what was answered, and nothing that changed meanwhile */
const takeOverAtom = atom(null, async (_get, set, asked: SyncRequest, answer: SavedLists) => {
  const gone = answer.gone ?? (await goneFrom(asked.bag, answer));
  let noted: BagChange[] = [];
  let whole = false;
  await set(bagModule.atom, (now) => {
    const { bag, changes, taken } = withAnswer(now, asked, { ...answer, gone });
    noted = changes;
    whole = taken;
    return bag;
  });
  set(noteChangesAtom, noted);
  return whole;
});

/** What became of a guest's bag at the shop. */
export interface MergedBag {
  /** The guest's bag as it was sent. */
  guests: OwnedBag;
  /** What the shop had kept for the customer. */
  before: Answer<typeof mergeBag>['before'];
  /** Whether this browser has all that the shop keeps since. */
  read: boolean;
}

/** Sends what a guest had to the shop, and takes over what it keeps since. */
const mergeAtom = atom(null, async (_get, set, bag: OwnedBag): Promise<MergedBag | null> => {
  const { customer, before, ...kept } = await carryOut(syncPlanOf(bag, bag.unsent), mergeLists);
  // Whoever signed in on the way in another tab is who it was merged for.
  if (customer !== bag.owner) return null;
  const answer = { ...kept, gone: lackedBy(kept, bag), merged: true };
  const read = await set(takeOverAtom, { bag, sent: bag.unsent }, answer);
  if (read) set(bagReadingAtom, { owner: customer, state: 'read' });
  return { guests: bag, before, read };
});

const sendAtom = atom(null, (_get, set) =>
  withLock(async (): Promise<MergedBag | null> => {
    const bag = await bagModule.load();
    const { owner, unsent, unmerged } = bag;
    if (owner === null) return null;
    if (unmerged) return set(mergeAtom, bag);
    if (isSettled(unsent)) return null;
    const answer = await carryOut(syncPlanOf(bag, unsent), saveLists);
    await set(takeOverAtom, { bag, sent: unsent }, answer);
    return null;
  }),
);

/**
 * Tells the shop what a customer has changed, and before all else what they had as a guest. A failure is passed over
 * in silence (specification, section 8): what is unsent stays so until the next change, the next page or the next
 * connection.
 * @returns what became of a guest's bag, where there was one to be merged
 */
export const sendPendingAtom = atom(null, async (_get, set): Promise<MergedBag | null> => {
  try {
    return await set(sendAtom);
  } catch (failure) {
    // Nobody waits their turn, in whichever tab, while a customer is asked to log in again.
    const ended = failure instanceof CallFailed && failure.status === 403;
    return ended && (await renewSession()) ? set(sendAtom).catch(() => null) : null;
  }
});

/** @returns whether it was the customer's whose bag it is who was answered */
const takeOverSavedAtom = atom(null, (_get, set) =>
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

/** Notes that the shop is being asked, where it is not known yet what it keeps. */
export const noteAskedAtom = atom(null, (get, set, owner: number) => {
  const reading = get(bagReadingAtom);
  if (reading?.owner !== owner || reading.state !== 'read')
    set(bagReadingAtom, { owner, state: 'asked' });
});

/** Brings a customer's bag up to what the shop keeps. @throws {CallFailed} where it cannot be read */
export const readSavedAtom = atom(null, async (_get, set): Promise<void> => {
  const { owner } = await bagModule.load();
  if (owner === null) return;
  set(noteAskedAtom, owner);
  try {
    if (await set(takeOverSavedAtom)) set(bagReadingAtom, { owner, state: 'read' });
  } catch (failure) {
    set(bagReadingAtom, { owner, state: 'failed', failure });
    throw failure;
  }
});
