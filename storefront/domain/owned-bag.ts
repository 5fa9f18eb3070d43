import { type Bag, emptyBag } from './bag.ts';
import { differences, noPendingChanges, type PendingChanges, together } from './pending-changes.ts';

/** The bag in a browser: a guest's own, or a copy of what the shop keeps for a customer. */
export interface OwnedBag extends Bag {
  /** Id of the customer whose bag it is; null for a guest's. */
  owner: number | null;
  /** What the customer changed and the shop has not answered for yet. */
  unsent: PendingChanges;
  /** Whether it was a guest's until now, and the shop has yet to merge it with what it keeps for the customer. */
  unmerged: boolean;
  /** Grows with every change in any tab, so that an answer which comes late is known for what it is. */
  revision: number;
  /** Which version of a bag that was filled without scripts is in it already. */
  joined?: string | undefined;
}

/** The bag of nobody in particular, with nothing in it. */
export const freshBag: OwnedBag = {
  ...emptyBag,
  owner: null,
  unsent: noPendingChanges,
  unmerged: false,
  revision: 0,
};

/** Changes a bag; a customer's change has still to be sent. */
export function withChange(kept: OwnedBag, change: (bag: Bag) => Bag): OwnedBag {
  const next = { ...kept, ...change(kept), revision: kept.revision + 1 };
  if (kept.owner === null) return next;
  return { ...next, unsent: together(kept.unsent, differences(kept, next)) };
}

/** Makes a guest's bag a customer's: all that is in it goes to the shop, to be merged there (specification, section 4). */
export const withOwner = (kept: OwnedBag, owner: number): OwnedBag =>
  kept.owner === owner
    ? kept
    : {
        ...kept,
        owner,
        unsent: differences(emptyBag, kept),
        unmerged: true,
        revision: kept.revision + 1,
      };

/** Leaves nothing of a customer's bag in the browser; the shop has it. */
export const withoutOwner = ({ revision, joined }: OwnedBag): OwnedBag => ({
  ...freshBag,
  revision: revision + 1,
  ...(joined !== undefined && { joined }),
});
