import type { OrderConflict } from '@otzar/contract/order';
import { withShopsExtras } from '@otzar/domain/bag-extras';
import { withGiftCardBalance } from '@otzar/domain/gift-card';
import { useSetAtom } from 'jotai/react';
import { changeBagAtom } from '../../features/bag/change-bag.ts';
import { discountModule } from '../../features/discount/discount-module.ts';
import { giftCardModule } from '../../features/gift-card/gift-card-module.ts';

/** Takes over what the shop knows better than this browser, so that the next try is about the same order. */
export function useResolveConflict(): (conflict: OrderConflict) => void {
  const changeBag = useSetAtom(changeBagAtom);
  const changeDiscount = useSetAtom(discountModule.atom);
  const changeGiftCards = useSetAtom(giftCardModule.atom);
  return ({ changes, fields, gift_cards }) => {
    if (changes.length > 0) void changeBag((bag) => withShopsExtras(bag, changes));
    if (fields?.discount_code) void changeDiscount(() => null);
    if (gift_cards.length > 0)
      void changeGiftCards((cards) => gift_cards.reduce(withGiftCardBalance, cards));
  };
}
