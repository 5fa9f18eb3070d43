import { type Merge, mergedInto, mergeOf, withoutMerge } from '@otzar/domain/merged-bag';
import { withChange, withOwner, withoutOwner } from '@otzar/domain/owned-bag';
import { atom } from 'jotai/vanilla';
import { handleFailure } from '../../platform/failed-calls.ts';
import { bagChangesAtom } from './bag-changes.ts';
import { bagModule } from './bag-module.ts';
import { noteAskedAtom, readSavedAtom, sendPendingAtom } from './sync-bag.ts';

/**
 * Makes the bag of this browser a customer's: what is in it goes to the shop, which merges it with what it kept and
 * answers both, in one call. Where nothing was merged, or more changed meanwhile, what the shop keeps is read.
 * @returns what came of it; null where another tab has seen to it, or the shop could not
 */
export const claimBagAtom = atom(null, async (_get, set, owner: number): Promise<Merge | null> => {
  set(noteAskedAtom, owner);
  await set(bagModule.atom, (kept) => (kept.owner === null ? withOwner(kept, owner) : kept));
  const merged = await set(sendPendingAtom);
  if (!merged?.read)
    await set(readSavedAtom).catch((failure: unknown) => handleFailure('readBag', failure, true));
  const now = await bagModule.load();
  if (!merged || now.owner !== owner) return null;
  const { guests, before } = merged;
  return mergeOf(mergedInto(guests, before.bag, before.later), before.bag, now);
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
