import { noGiftCards } from '@otzar/domain/gift-card';
import { type Merge, mergeText } from '@otzar/domain/merged-bag';
import { atom } from 'jotai/vanilla';
import * as messages from '#messages/shell';
import { bagModule } from '../features/bag/bag-module.ts';
import { claimBagAtom, leaveBagAtom, undoMergeAtom } from '../features/bag/claim-bag.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { loadFollowingAtom } from '../features/following/following.ts';
import { followingModule } from '../features/following/following-module.ts';
import { followsNobody } from '../features/following/following-schema.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';
import { showMessageAtom } from '../platform/messages.ts';
import { forgetUrlAtom } from '../platform/previous-url.ts';
import { forgetVisited } from '../platform/visited-pages.ts';

/** What neither a guest hands on to a customer nor a customer to a guest. */
const forgetOrderAtom = atom(null, (_get, set) =>
  Promise.all([
    set(giftCardModule.atom, () => noGiftCards),
    set(locationModule.atom, () => null),
    set(ratesModule.atom, () => null),
    set(checkoutModule.atom, () => freshCheckout),
  ]),
);

/** What a customer leaves behind in no browser. */
const forgetCustomerAtom = atom(null, (_get, set, customer: number) =>
  Promise.all([
    set(discountModule.atom, () => null),
    set(followingModule.atom, () => followsNobody),
    set(leaveBagAtom, customer),
    set(forgetUrlAtom),
    forgetVisited(),
  ]),
);

/** Tells what became of a bag that came along, for long enough to undo it. */
const tellMergeAtom = atom(null, (_get, set, owner: number, merge: Merge) => {
  const text = mergeText(merge);
  if (text === null) return;
  set(showMessageAtom, {
    tone: 'success',
    text: messages.bagCameAlong(text),
    action: { label: messages.undo, run: () => void set(undoMergeAtom, owner, merge) },
  });
});

const bringInLineAtom = atom(null, async (_get, set, customer: number | null) => {
  const isStillHere = async () => ((await customerModule.load())?.id ?? null) === customer;
  const { owner } = await bagModule.load();
  if (owner !== customer) {
    // Before the bag changes hands: whose it is tells the screens that all this is done.
    await set(forgetOrderAtom);
    // Whoever signed in or out on the way has had their own bag settled, which is left alone.
    if (!(await isStillHere())) return;
    if (owner !== null) await set(forgetCustomerAtom, owner);
  }
  if (customer === null) return;
  const [merge] = await Promise.all([
    set(claimBagAtom, customer),
    set(loadFollowingAtom, isStillHere),
  ]);
  if (merge && (await isStillHere())) set(tellMergeAtom, customer, merge);
});

/** What is being settled last, and for whom. */
const settlingAtom = atom<{ customer: number | null; done: Promise<void> } | null>(null);

/**
 * Brings what this browser keeps in line with who is signed in (specification, section 4, Customer authentication).
 * Whose it was is kept with the bag, so that of several tabs the first one does it; asked twice at once, by a screen and by the shell, it is done once.
 * @param customer the id; null for a guest
 */
export const settleOwnerAtom = atom(null, (get, set, customer: number | null): Promise<void> => {
  const under = get(settlingAtom);
  if (under?.customer === customer) return under.done;
  const done = set(bringInLineAtom, customer).finally(() => {
    if (get(settlingAtom)?.done === done) set(settlingAtom, null);
  });
  set(settlingAtom, { customer, done });
  return done;
});
