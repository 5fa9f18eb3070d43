import type { BagLine } from '@otzar/contract/bag';
import { type DiscountedWay, takenOffCents } from '@otzar/domain/discount';
import { orderFigures, totalByPlace } from '@otzar/domain/figures';
import { hasRemainingBalance } from '@otzar/domain/gift-card';
import type { Cents } from '@otzar/domain/money';
import { useAtomValue } from 'jotai/react';
import type { KeptCheckout } from '../../features/checkout/checkout-module.ts';
import { destinationOf } from '../../features/checkout/destination.ts';
import { figureSources } from '../../features/checkout/figure-sources.ts';
import {
  chosenMethod,
  figuresOf,
  type Rates,
  shippingOf,
} from '../../features/checkout/figures.ts';
import { isPickup } from '../../features/checkout/useCheckoutForm.ts';
import { discountModule } from '../../features/discount/discount-module.ts';
import { useGiftCards } from '../../features/gift-card/useGiftCards.ts';
import { useShippingQuote } from '../../features/shipping/useShippingQuote.ts';
import { usePrices } from '../../platform/prices.ts';

function wayOf(kept: KeptCheckout, rates: Rates | null, shippingCents: Cents): DiscountedWay {
  if (isPickup(kept)) return { shippingCents: 0, pickup: true };
  return { shippingCents: chosenMethod(kept, rates) ? shippingCents : null };
}

/** What this order comes to, by what is known so far: its delivery, its discount and its gift cards. */
export function useCheckoutFigures(lines: BagLine[], kept: KeptCheckout) {
  const { about } = usePrices();
  const discount = useAtomValue(discountModule.atom) ?? null;
  const { state, retry } = useShippingQuote(destinationOf(kept, lines));
  const rates = state.status === 'ready' ? state.quote : null;
  const totals = figuresOf(lines, kept, rates, discount);
  const cards = useGiftCards(totals.total);
  const rows = orderFigures(totals, figureSources(lines, kept, rates, discount, about));
  const shippingCents = shippingOf(lines, kept, rates);
  return {
    state,
    retry,
    rates,
    totals,
    cards,
    rows,
    total: totalByPlace({ name: 'Total', known: rates !== null, lines, about }, totals, rows),
    /** How it travels, as far as a discount is concerned. */
    way: wayOf(kept, rates, shippingCents),
    /** Whether anything is left for a card to pay. */
    paid: hasRemainingBalance(cards),
    /** The code that takes something off this order; null where none does. */
    discountCode:
      discount && takenOffCents(discount, lines, shippingCents) > 0 ? discount.code : null,
  };
}
