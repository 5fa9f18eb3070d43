import { noGiftCards } from '@otzar/domain/gift-card';
import { atom } from 'jotai/vanilla';
import { bagModule } from '../features/bag/bag-module.ts';
import { adoptBagAtom, leaveBagAtom } from '../features/bag/keep-bag.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { loadFollowingAtom } from '../features/following/following.ts';
import { followingModule } from '../features/following/following-module.ts';
import { followsNobody } from '../features/following/following-schema.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';

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
  ]),
);

/**
 * Brings what this browser keeps in line with who is signed in (specification, section 4, Customer
 * authentication). Whose it was is kept with the bag, so that of several tabs the first one does it.
 * @param customer the id; null for a guest
 */
export const settleOwnerAtom = atom(null, async (_get, set, customer: number | null) => {
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
  await Promise.all([set(adoptBagAtom, customer), set(loadFollowingAtom, isStillHere)]);
});
