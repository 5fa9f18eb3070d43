import { type GiftCards, noGiftCards, withOrderTotal } from '@otzar/domain/gift-card';
import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { giftCardModule } from './gift-card-module.ts';

/**
 * The gift cards on this order, with what each pays of it now: worked out again whenever the total changes
 * (specification, section 4).
 * @param total the grand total in dollars
 */
export function useGiftCards(total: number): GiftCards {
  const [kept, change] = useAtom(giftCardModule.atom);
  const cards = withOrderTotal(kept ?? noGiftCards, total);
  const changed = kept !== undefined && cards !== kept;
  useEffect(() => {
    if (changed) void change((now) => withOrderTotal(now, total));
  }, [change, changed, total]);
  return cards;
}
