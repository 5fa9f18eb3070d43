import type { Customer } from '@otzar/contract/customer';
import { SavedAddresses } from '@otzar/design-system/widgets/checkout/SavedAddresses';
import { plainAddress } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import { checkoutModule, freshCheckout } from '../../features/checkout/checkout-module.ts';
import type { CheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { deleteAddressAtom } from '../../features/customer/saved-details.ts';
import { addressEntries, addressInForm, withoutAddress } from '../account/saved-entries.ts';
import { useDeleting } from './useDeleting.ts';

interface SavedAddressChoiceProps {
  form: CheckoutForm;
  addresses: Customer['addresses'];
}

/** The addresses of a customer, one of which the order goes to. */
export function SavedAddressChoice({ form, addresses }: SavedAddressChoiceProps) {
  const { draft } = form.kept;
  const change = useSetAtom(checkoutModule.atom);
  const deleting = useDeleting(useSetAtom(deleteAddressAtom));
  const chosen = addressInForm(addresses, draft.address)?.id ?? null;
  const fill = (address: typeof draft.address) => form.merge({ draft: { ...draft, address } });
  return (
    <SavedAddresses
      addresses={addressEntries(addresses)}
      chosen={chosen}
      onChoose={(id) => {
        const address = addresses.find((kept) => kept.id === id);
        if (address) fill(plainAddress(address));
      }}
      onAdd={() => fill(freshCheckout.draft.address)}
      onDelete={(id) => {
        const gone = addresses.find((kept) => kept.id === id);
        if (!gone) return;
        void deleting.run(id, () => {
          void change((now) => withoutAddress(now, plainAddress(gone)));
        });
      }}
      busy={deleting.busy}
      failure={deleting.failure}
    />
  );
}
