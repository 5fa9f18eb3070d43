import type { BagChange } from './availability.ts';
import type { OwnedBag } from './owned-bag.ts';
import type { PendingChanges } from './pending-changes.ts';
import { afterSync, type SavedLists, withSaved } from './sync-plan.ts';

/** What the shop was asked: the bag as it was then, and what was sent of it. */
export interface SyncRequest {
  bag: OwnedBag;
  sent: PendingChanges;
}

/** The bag of this browser after an answer. */
interface Answered {
  bag: OwnedBag;
  /** What the shop had to change in it. */
  changes: BagChange[];
  /** Whether the lists that were answered are in it. */
  taken: boolean;
}

/**
 * Takes over what the shop answered. Where the bag has changed since it was asked, in whichever tab, only
 * what was sent is done with: a late answer never undoes a newer change. To another owner it says nothing.
 */
export function withAnswer(now: OwnedBag, asked: SyncRequest, answer: SavedLists): Answered {
  if (now.owner !== asked.bag.owner) return { bag: now, changes: [], taken: false };
  const unsent = afterSync(now.unsent, asked.sent, asked.bag, now);
  const known = {
    unsent,
    unmerged: now.unmerged && !answer.merged,
    revision: now.revision + 1,
  };
  if (now.revision !== asked.bag.revision)
    return { bag: { ...now, ...known }, changes: [], taken: false };
  const { bag, changes } = withSaved(now, answer, unsent);
  return { bag: { ...now, ...bag, ...known }, changes, taken: true };
}
