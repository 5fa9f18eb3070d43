import type { BagLine } from '@otzar/contract/bag';
import { postalCodeProblem } from '@otzar/domain/address';
import { isDigitalOnly } from '@otzar/domain/bag';

import { isTaxByPlace } from '@otzar/domain/totals';
import type { SavedCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

/**
 * Where this order goes as far as it is known; null while the postal code is not complete. What is digital goes
 * nowhere, but its tax follows its buyer.
 */
export function destinationOf(kept: SavedCheckout, lines: BagLine[]) {
  const digital = isDigitalOnly(lines);
  if (digital && !isTaxByPlace(lines)) return { kind: 'untaxed' } as const;
  if (!digital && isPickup(kept)) return { kind: 'pickup' } as const;
  const { postal_code, country } = kept.draft.address;
  const postalCode = postal_code.trim();
  if (postalCode === '' || postalCodeProblem(country, postalCode) !== null) return null;
  return { kind: digital ? 'digital' : 'delivery', postalCode, country } as const;
}
