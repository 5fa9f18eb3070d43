import type { BagLine } from '@otzar/contract/bag';
import type { Discount } from '@otzar/contract/discount';
import type { OrderTotals } from '@otzar/contract/order';
import type { ShippingMethod, ShippingOptions } from '@otzar/contract/shipping';
import { takenOffCents } from '@otzar/domain/discount';
import type { Cents } from '@otzar/domain/money';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import type { SavedCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

/** What the shop said about the destination. */
export interface Rates {
  /** A share of the price. */
  taxRate: number;
  options: ShippingOptions | null;
}

/** The way of delivery that was chosen, if the place can be reached by it. */
export function chosenMethod(kept: SavedCheckout, rates: Rates | null): ShippingMethod | null {
  if (!rates?.options || isPickup(kept)) return null;
  return rates.options.methods.find(({ id }) => id === kept.shippingType?.id) ?? null;
}

/** What delivery costs by what is known so far, in cents. */
export const shippingOf = (lines: BagLine[], kept: SavedCheckout, rates: Rates | null): Cents =>
  rates?.options ? shippingCents(lines, chosenMethod(kept, rates), rates.options) : 0;

/** What the order comes to by what is known so far; the server works out the same from its own prices. */
export function summaryRowsOf(
  lines: BagLine[],
  kept: SavedCheckout,
  rates: Rates | null,
  discount: Discount | null,
): OrderTotals {
  const shipping = shippingOf(lines, kept, rates);
  return orderTotals({
    lines,
    taxRate: rates?.taxRate ?? 0,
    shippingCents: shipping,
    discountCents: takenOffCents(discount, lines, shipping),
  });
}
