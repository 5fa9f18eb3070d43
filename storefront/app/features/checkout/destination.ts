import { postalCodeProblem } from '@otzar/domain/address';
import type { KeptCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

/** Where this order goes as far as it is known; null while the postal code is not complete. */
export function destinationOf(kept: KeptCheckout, digitalOnly: boolean) {
  if (digitalOnly) return { kind: 'digital' } as const;
  if (isPickup(kept)) return { kind: 'pickup' } as const;
  const { postal_code: postalCode, country } = kept.draft.address;
  const complete = postalCode.trim() !== '' && !postalCodeProblem(country, postalCode);
  return complete ? ({ kind: 'delivery', postalCode: postalCode.trim(), country } as const) : null;
}
