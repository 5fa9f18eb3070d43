import type { CustomerAddress } from '@otzar/contract/address';
import { Button } from '@otzar/design-system/components/Button';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { SavedItemCard, SavedItemCards } from '@otzar/design-system/widgets/account/SavedItemCard';
import { plainAddress } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import * as messages from '#messages/screens/account-addresses';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { preferAddressAtom } from '../../features/customer/change-details.ts';
import { deleteAddressAtom } from '../../features/customer/saved-details.ts';
import { addressEntries, withoutAddress } from '../account/saved-entries.ts';
import { useReplacement } from '../account/useReplacement.tsx';
import { useSavedEntries } from '../account/useSavedEntries.ts';

interface AddressBookProps {
  addresses: CustomerAddress[];
  onAdd: () => void;
  onEdit: (address: CustomerAddress) => void;
}

/** The addresses of a customer, one of which orders start from. */
export function AddressBook({ addresses, onAdd, onEdit }: AddressBookProps) {
  const changeCheckout = useSetAtom(checkoutModule.atom);
  const remove = useSetAtom(deleteAddressAtom);
  const prefer = useSetAtom(preferAddressAtom);
  const kept = useSavedEntries();

  // Specification, section 4: deleting an address clears the shipping info of the checkout.
  const replaced = async (id: number, replacement?: number) => {
    const address = addresses.find((kept) => kept.id === id);
    await remove(id, replacement);
    if (address) await changeCheckout((now) => withoutAddress(now, plainAddress(address)));
  };
  const entries = addressEntries(addresses);
  const { forget, dialog } = useReplacement({
    what: 'address',
    remove: replaced,
    others: (id) =>
      entries
        .filter((address) => address.id !== id)
        .map(({ id: value, name, lines }) => ({
          value: String(value),
          title: name,
          description: lines.join(', '),
        })),
    onAdd,
  });

  if (addresses.length === 0) {
    return (
      <EmptyState
        title={messages.noAddressYet}
        icon="pin"
        action={<Button onClick={onAdd}>{messages.addAddress}</Button>}
      >
        {messages.whyKeep}
      </EmptyState>
    );
  }
  return (
    <SavedItemCards>
      {entries.map(({ id, name, lines, isDefault }, place) => {
        const address = addresses[place];
        return (
          address && (
            <SavedItemCard
              key={id}
              icon="pin"
              name={`${name}, ${lines[0] ?? ''}`}
              title={name}
              lines={[...lines, address.phone].filter(Boolean)}
              isDefault={isDefault}
              onEdit={() => onEdit(address)}
              onMakeDefault={() => kept.run(id, () => prefer(address))}
              onDelete={() => kept.run(id, () => forget(id))}
              {...kept.of(id)}
            />
          )
        );
      })}
      {dialog}
    </SavedItemCards>
  );
}
