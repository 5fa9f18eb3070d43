import { noGiftCards } from '@otzar/domain/gift-card';
import { atom } from 'jotai/vanilla';
import { bagModule } from '../features/bag/bag-module.ts';
import { adoptBagAtom, leaveBagAtom } from '../features/bag/keep-bag.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { loadFollowingAtom } from '../features/following/following.ts';
import { followingModule } from '../features/following/following-module.ts';
import { followsNobody } from '../features/following/following-schema.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';

/** What neither a guest hands on to a customer nor a customer to a guest. */
const forgetOrderAtom = atom(null, (_get, set) => {
  void set(giftCardModule.atom, () => noGiftCards);
  void set(locationModule.atom, () => null);
  void set(ratesModule.atom, () => null);
  void set(checkoutModule.atom, () => freshCheckout);
});

/**
 * Brings what this browser keeps in line with who is signed in (specification, section 4, Customer
 * authentication). Whose it was is kept with the bag, so that of several tabs the first one does it.
 * @param customer the id; null for a guest
 */
export const settleOwnerAtom = atom(null, async (_get, set, customer: number | null) => {
  const { owner } = await bagModule.load();
  if (owner !== customer) {
    set(forgetOrderAtom);
    if (owner !== null) {
      void set(leaveBagAtom);
      void set(discountModule.atom, () => null);
      void set(followingModule.atom, () => followsNobody);
    }
  }
  if (customer === null) return;
  await Promise.all([set(adoptBagAtom, customer), set(loadFollowingAtom)]);
});
