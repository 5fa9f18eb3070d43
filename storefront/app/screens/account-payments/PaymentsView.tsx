import type { CustomerPayment } from '@otzar/contract/card-token';
import { Button } from '@otzar/design-system/components/Button';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/screens/account-payments';
import { showMessageAtom } from '../../platform/messages.ts';
import { CardEntry } from '../account/CardEntry.tsx';
import { useFocusBack } from '../account/useFocusBack.ts';
import { CardBook } from './CardBook.tsx';

/** The cards of a customer: what there is, or the one that is being entered. */
export function PaymentsView({ payments }: { payments: CustomerPayment[] }) {
  const [adding, setAdding] = useState(false);
  const say = useSetAtom(showMessageAtom);
  const page = useFocusBack(adding);
  return (
    <AccountPage
      ref={page}
      title={messages.payments}
      lead={!adding && payments.length > 0 && messages.paidWithDefault}
      actions={
        !adding &&
        payments.length > 0 && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {messages.addCard}
          </Button>
        )
      }
    >
      {adding ? (
        <CardEntry
          only={payments.length === 0}
          onDone={(kept) => {
            setAdding(false);
            if (kept) say({ tone: 'success', text: messages.isSaved });
          }}
        />
      ) : (
        <CardBook payments={payments} onAdd={() => setAdding(true)} />
      )}
    </AccountPage>
  );
}
