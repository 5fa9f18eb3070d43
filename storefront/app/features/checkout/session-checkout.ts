import type { SessionCheckout } from '@otzar/contract/session-bag';
import { freshCheckout, type SavedCheckout } from './checkout-module.ts';

/** The checkout that is kept for a session, as a browser would keep it. */
export function asSavedCheckout(checkout: SessionCheckout | null): SavedCheckout {
  if (!checkout) return freshCheckout;
  const { email, shipping_type, shipping_info, pickup_info, card } = checkout;
  return {
    ...freshCheckout,
    email,
    digitalInfo: { email },
    shippingType: shipping_type,
    shippingInfo: shipping_info,
    pickupInfo: pickup_info,
    creditInfo: card,
    draft: {
      email,
      address: shipping_info ?? freshCheckout.draft.address,
      pickup: pickup_info ?? freshCheckout.draft.pickup,
    },
  };
}
