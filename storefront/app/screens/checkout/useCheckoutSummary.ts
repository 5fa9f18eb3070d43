import type { BagLine } from '@otzar/contract/bag';
import { type DiscountedShipping, takenOffCents } from '@otzar/domain/discount';
import { hasRemainingBalance } from '@otzar/domain/gift-card';
import type { Cents } from '@otzar/domain/money';
import { orderRows, totalByPlace } from '@otzar/domain/summary-rows';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/checkout';
import type { SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { destinationOf } from '../../features/checkout/destination.ts';
import {
  chosenMethod,
  type Rates,
  shippingOf,
  summaryRowsOf,
} from '../../features/checkout/summary-rows.ts';
import { summarySources } from '../../features/checkout/summary-sources.ts';
import { isPickup } from '../../features/checkout/useCheckoutForm.ts';
import { discountModule } from '../../features/discount/discount-module.ts';
import { useGiftCards } from '../../features/gift-card/useGiftCards.ts';
import { useShippingQuote } from '../../features/shipping/useShippingQuote.ts';
import { usePrices } from '../../platform/prices.ts';

function wayOf(kept: SavedCheckout, rates: Rates | null, shippingCents: Cents): DiscountedShipping {
  if (isPickup(kept)) return { shippingCents: 0, pickup: true };
  return { shippingCents: chosenMethod(kept, rates) ? shippingCents : null };
}

/** What this order comes to, by what is known so far: its delivery, its discount and its gift cards. */
export function useCheckoutSummary(lines: BagLine[], kept: SavedCheckout) {
  const { about } = usePrices();
  const discount = useAtomValue(discountModule.atom) ?? null;
  const { state, retry } = useShippingQuote(destinationOf(kept, lines));
  const rates = state.status === 'ready' ? state.quote : null;
  const totals = summaryRowsOf(lines, kept, rates, discount);
  const cards = useGiftCards(totals.total);
  const rows = orderRows(totals, summarySources(lines, kept, rates, discount, about));
  const shippingCents = shippingOf(lines, kept, rates);
  return {
    state,
    retry,
    rates,
    totals,
    cards,
    rows,
    total: totalByPlace(
      { name: messages.total, known: rates !== null, lines, about },
      totals,
      rows,
    ),
    /** How it travels, as far as a discount is concerned. */
    way: wayOf(kept, rates, shippingCents),
    /** Whether anything is left for a card to pay. */
    paid: hasRemainingBalance(cards),
    /** The code that takes something off this order; null where none does. */
    discountCode:
      discount && takenOffCents(discount, lines, shippingCents) > 0 ? discount.code : null,
  };
}
