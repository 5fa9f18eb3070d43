import type { Customer } from '@otzar/contract/customer';
import { withSavedDefaults } from '@otzar/domain/checkout';
import { pickupInfoOf } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { checkoutModule, type SavedCheckout } from '../../features/checkout/checkout-module.ts';

/** What the form of a customer starts from: whatever they have not typed themselves. */
const withFilledForm = (kept: SavedCheckout, customer: Customer): SavedCheckout => {
  const { email, address, pickup } = kept.draft;
  return {
    ...kept,
    draft: {
      email: email || kept.email,
      address: address.street === '' && kept.shippingInfo ? kept.shippingInfo : address,
      pickup: pickup.name === '' ? pickupInfoOf(customer) : pickup,
    },
  };
};

/**
 * Starts a customer's checkout from what is kept for them (specification, section 4, Checkout), once the bag
 * is theirs.
 * @param owner whose the bag is; null for a guest's
 * @returns whether it has; at once for a guest
 */
export function useSavedDefaults(
  customer: Customer | null | undefined,
  owner: number | null | undefined,
): boolean {
  const change = useSetAtom(checkoutModule.atom);
  const [startedFor, setStartedFor] = useState<number | null>(null);
  const ready = customer && customer.id === owner ? customer.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer, whatever changes of theirs later
  useEffect(() => {
    if (!customer || ready === null) return;
    void change((kept) => withFilledForm(withSavedDefaults(kept, customer), customer)).then(() =>
      setStartedFor(ready),
    );
  }, [ready, change]);
  return customer === null ? owner === null : startedFor !== null && startedFor === ready;
}
