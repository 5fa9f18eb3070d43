import type { BagLine } from '@otzar/contract/bag';
import type { Customer } from '@otzar/contract/customer';
import { isDigitalOnly } from './bag.ts';
import type { Checkout } from './checkout-state.ts';
import { cardTokenOf, defaultOf, plainAddress } from './customer.ts';
import { regionProblem } from './regions.ts';

/** Who is at the door of a checkout screen, and the path they come from; null on a first load. */
export interface Arrival {
  bagEmpty: boolean;
  signedIn: boolean;
  from: string | null;
}

/** Where /checkout sends an arrival, or null to let it in (specification, section 2, Checkout group). */
export const checkoutEntry = ({ bagEmpty, signedIn, from }: Arrival): string | null => {
  if (bagEmpty) return '/bag';
  if (signedIn) return '/review';
  return from === '/sign-in' || from === '/review' ? null : '/sign-in';
};

/** Where /review sends an arrival, or null to let it in (specification, section 2, Checkout group). */
export const reviewEntry = ({
  bagEmpty,
  signedIn,
  from,
  hasInfo,
}: Arrival & { hasInfo: boolean }): string | null => {
  if (bagEmpty) return '/bag';
  return !signedIn && from === '/checkout' && !hasInfo ? '/checkout' : null;
};

/**
 * Where /sign-in sends an arrival, or null to let it in: only a guest with something in the bag, anyone else
 * goes back to the previous path (specification, section 2). With no way back, to the bag.
 */
export const signInEntry = ({ bagEmpty, signedIn, from }: Arrival): string | null => {
  if (!signedIn && !bagEmpty) return null;
  return from === null || from === '/sign-in' ? '/bag' : from;
};

/** Whether Review has what it needs from Checkout (specification, section 2, Checkout group). */
export const hasNeededInfo = (
  checkout: Checkout,
  lines: Pick<BagLine, 'type' | 'item_type'>[],
  giftCardsCoverAll: boolean,
): boolean => {
  const { shippingType, shippingInfo, creditInfo, digitalInfo, pickupInfo } = checkout;
  if (isDigitalOnly(lines)) return digitalInfo !== null;
  if (shippingType?.delivery === false) return pickupInfo !== null;
  return (
    shippingType !== null &&
    shippingInfo !== null &&
    regionProblem(shippingInfo) === null &&
    (creditInfo !== null || giftCardsCoverAll)
  );
};

/** What a customer's order starts from. */
type Saved = Pick<Customer, 'email' | 'addresses' | 'payments'>;

/**
 * A customer's checkout: what has not been chosen yet is what is kept with the default flag, else the first
 * (specification, section 4, Checkout).
 */
export const withSavedDefaults = <C extends Checkout>(checkout: C, customer: Saved): C => {
  const email = checkout.email || customer.email;
  const [address, card] = [defaultOf(customer.addresses), defaultOf(customer.payments)];
  return {
    ...checkout,
    email,
    shippingType: checkout.shippingType ?? { delivery: true, id: null },
    shippingInfo: checkout.shippingInfo ?? (address ? plainAddress(address) : null),
    creditInfo: checkout.creditInfo ?? (card ? cardTokenOf(card) : null),
    digitalInfo: checkout.digitalInfo ?? { email },
  };
};
