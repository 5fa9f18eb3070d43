import type { Customer } from '@otzar/contract/customer';
import { SavedAddresses } from '@otzar/design-system/widgets/SavedAddresses';
import { useSetAtom } from 'jotai/react';
import { freshCheckout } from '../features/checkout/checkout-module.ts';
import type { CheckoutForm } from '../features/checkout/useCheckoutForm.ts';
import { deleteAddressAtom } from '../features/customer/saved-details.ts';
import { addressEntries, addressInForm, plainAddress } from './saved-entries.ts';
import { useDeleting } from './useDeleting.ts';

interface SavedAddressChoiceProps {
  form: CheckoutForm;
  addresses: Customer['addresses'];
}

/** The addresses of a customer, one of which the order goes to. */
export function SavedAddressChoice({ form, addresses }: SavedAddressChoiceProps) {
  const { draft } = form.kept;
  const deleting = useDeleting(useSetAtom(deleteAddressAtom));
  const chosen = addressInForm(addresses, draft.address)?.id ?? null;
  const fill = (address: typeof draft.address) => form.merge({ draft: { ...draft, address } });
  const another = () => fill(freshCheckout.draft.address);
  return (
    <SavedAddresses
      addresses={addressEntries(addresses)}
      chosen={chosen}
      onChoose={(id) => {
        const address = addresses.find((kept) => kept.id === id);
        if (address) fill(plainAddress(address));
      }}
      onAdd={another}
      onDelete={(id) =>
        void deleting.run(id, () => {
          // Specification, section 4: deleting an address clears the shipping info of the checkout.
          form.merge({ shippingInfo: null });
          if (id === chosen) another();
        })
      }
      busy={deleting.busy}
      failure={deleting.failure}
    />
  );
}
