import { noGiftCards } from '@otzar/domain/gift-card';
import { useSetAtom } from 'jotai/react';
import { emptyBagAtom } from '../../features/bag/bag-actions.ts';
import { bagChangesAtom } from '../../features/bag/bag-changes.ts';
import { useFinishCheckout } from '../../features/checkout/checkout-module.ts';
import { discountModule } from '../../features/discount/discount-module.ts';
import { giftCardModule } from '../../features/gift-card/gift-card-module.ts';

/**
 * What is left in this browser once an order is placed: the bag is empty, and with it the discount goes
 * (specification, section 4); what was spent of gift cards is the shop's to know.
 */
export function useFinishOrder(): () => void {
  const emptyBag = useSetAtom(emptyBagAtom);
  const changeDiscount = useSetAtom(discountModule.atom);
  const changeGiftCards = useSetAtom(giftCardModule.atom);
  const finishCheckout = useFinishCheckout();
  const changeNews = useSetAtom(bagChangesAtom);
  return () => {
    void emptyBag();
    changeNews([]);
    void changeDiscount(() => null);
    void changeGiftCards(() => noGiftCards);
    finishCheckout();
  };
}
