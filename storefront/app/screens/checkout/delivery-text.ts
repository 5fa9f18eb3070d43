import { deliveryDateText, pickupText } from '@otzar/domain/delivery';
import * as messages from '#messages/screens/checkout';
import type { SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { chosenMethod } from '../../features/checkout/summary-rows.ts';
import { isPickup } from '../../features/checkout/useCheckoutForm.ts';

/** When it arrives and by which method, or when it can be picked up; empty while that is not known. */
export function deliveryText(
  kept: SavedCheckout,
  rates: Parameters<typeof chosenMethod>[1],
): string {
  if (isPickup(kept)) return rates?.options ? messages.ready(pickupText(rates.options.pickup)) : '';
  const method = chosenMethod(kept, rates);
  return method ? messages.arrives(method.name, deliveryDateText(method.estimated_arrival)) : '';
}
