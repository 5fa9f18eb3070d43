import { atom, type createStore } from 'jotai/vanilla';
import { bagChangesAtom } from '../features/bag/bag-changes.ts';
import { removedLinesAtom } from '../features/bag/removed-lines.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { changedHereAtom } from '../features/customer/session.ts';
import { freshReturn, returnModule } from '../features/return/return-module.ts';
import { clearMessagesAtom } from '../platform/messages.ts';
import { forgetTyped } from '../platform/typed-words.ts';
import { overlayAtom } from './overlay.ts';
import { settleOwnerAtom } from './ownership.ts';

/** What each tab keeps of a customer for itself. */
const forgetHereAtom = atom(null, (_get, set) => {
  void set(returnModule.atom, () => freshReturn);
  forgetTyped();
  set(clearMessagesAtom);
  set(bagChangesAtom, []);
  set(removedLinesAtom, []);
  set(overlayAtom, null);
});

/** How long a tab that nobody looks at leaves a new customer to the one where they signed in, in milliseconds. */
const HANDS_OFF = 1_000;

/**
 * Keeps a tab in line with who is signed in, in whichever tab that changes.
 * @param met the id of the customer for whom this was brought, who may have left while it was on its way
 * @param onLeft told when a customer is here no longer, or another one is, and whether they were signed out elsewhere
 * @returns the way to stop
 */
export function followOwner(
  store: ReturnType<typeof createStore>,
  met: number | undefined,
  onLeft: (signedOutElsewhere: boolean) => void,
): () => void {
  const now = store.get(customerModule.atom);
  let known: number | null | undefined = now === undefined || now?.id === met ? undefined : met;
  const settle = (id: number | null) => {
    if (known === id) void store.set(settleOwnerAtom, id);
  };
  const look = () => {
    const customer = store.get(customerModule.atom);
    const id = customer === undefined ? undefined : (customer?.id ?? null);
    if (id === undefined || id === known) return;
    const before = known;
    known = id;
    const here = store.get(changedHereAtom);
    store.set(changedHereAtom, false);
    if (typeof before === 'number') {
      store.set(forgetHereAtom);
      onLeft(id === null && !here);
    }
    if (id !== null && document.hidden) setTimeout(() => settle(id), HANDS_OFF);
    else settle(id);
  };
  const stop = store.sub(customerModule.atom, look);
  look();
  return stop;
}
