import type { Bag } from '@otzar/domain/bag';
import { withChange } from '@otzar/domain/owned-bag';
import { atom } from 'jotai/vanilla';
import { bagModule } from './bag-module.ts';

/**
 * Tells the shop what a customer has changed, if there is one: a guest's bag stays here, and the code of this with the
 * shop. What is not told, for whatever reason, is told on the next occasion.
 */
export const syncBagAtom = atom(null, async (_get, set): Promise<void> => {
  const { owner } = await bagModule.load();
  if (owner === null) return;
  const { sendPendingAtom } = await import('./sync-bag.ts');
  await set(sendPendingAtom);
});

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
    timer = setTimeout(() => void set(syncBagAtom).catch(() => undefined), settles);
    return done;
  },
);
