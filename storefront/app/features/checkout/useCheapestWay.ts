import type { ShippingOptions } from '@otzar/contract/shipping';
import { useEffect } from 'react';
import type { SavedCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

/** Chooses the cheapest way for whoever does not care, and again when a new place has other ways. */
export function useCheapestWay(
  kept: SavedCheckout,
  options: ShippingOptions | null,
  merge: (part: Partial<SavedCheckout>) => void,
): void {
  const pickup = isPickup(kept);
  const cheapest = options?.cheapest.id;
  const reachable = options?.methods.some(({ id }) => id === kept.shippingType?.id);
  useEffect(() => {
    if (pickup || cheapest === undefined || reachable) return;
    merge({ shippingType: { delivery: true, id: cheapest } });
  }, [pickup, cheapest, reachable, merge]);
}
