import type { CustomerAddress } from '@otzar/contract/address';
import { Button } from '@otzar/design-system/components/Button';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/screens/account-addresses';
import { showMessageAtom } from '../../platform/messages.ts';
import { AddressEntry } from '../account/AddressEntry.tsx';
import { useFocusBack } from '../account/useFocusBack.ts';
import { AddressBook } from './AddressBook.tsx';

/** The addresses of a customer: what there is, or the one that is being entered. */
export function AddressesView({ addresses }: { addresses: CustomerAddress[] }) {
  const [entry, setEntry] = useState<{ address?: CustomerAddress }>();
  const say = useSetAtom(showMessageAtom);
  const page = useFocusBack(entry !== undefined);
  return (
    <AccountPage
      ref={page}
      title={messages.addresses}
      lead={!entry && addresses.length > 0 && messages.startFromDefault}
      actions={
        !entry &&
        addresses.length > 0 && (
          <Button icon="plus" onClick={() => setEntry({})}>
            {messages.addAddress}
          </Button>
        )
      }
    >
      {entry ? (
        <AddressEntry
          address={entry.address}
          only={addresses.length === 0}
          onDone={(kept) => {
            setEntry(undefined);
            if (kept) say({ tone: 'success', text: messages.isSaved });
          }}
        />
      ) : (
        <AddressBook
          addresses={addresses}
          onAdd={() => setEntry({})}
          onEdit={(address) => setEntry({ address })}
        />
      )}
    </AccountPage>
  );
}
