import type { BagLine } from '@otzar/contract/bag';
import type { OrderTotals } from '@otzar/contract/order';
import type { ShippingMethod, ShippingOptions } from '@otzar/contract/shipping';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import type { KeptCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

/** What the shop said about the destination. */
export interface Rates {
  /** A share of the price. */
  taxRate: number;
  options: ShippingOptions | null;
}

/** The way of delivery that was chosen, if the place can be reached by it. */
export function chosenMethod(kept: KeptCheckout, rates: Rates | null): ShippingMethod | null {
  if (!rates?.options || isPickup(kept)) return null;
  return rates.options.methods.find(({ id }) => id === kept.shippingType?.id) ?? null;
}

/** What the order comes to by what is known so far; the server works out the same from its own prices. */
export function figuresOf(lines: BagLine[], kept: KeptCheckout, rates: Rates | null): OrderTotals {
  const method = chosenMethod(kept, rates);
  return orderTotals({
    lines,
    taxRate: rates?.taxRate ?? 0,
    shippingCents: rates?.options ? shippingCents(lines, method, rates.options) : 0,
  });
}
