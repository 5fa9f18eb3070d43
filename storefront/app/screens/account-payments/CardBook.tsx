import type { CustomerPayment } from '@otzar/contract/card-token';
import { Button } from '@otzar/design-system/components/Button';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { SavedItemCard, SavedItemCards } from '@otzar/design-system/widgets/account/SavedItemCard';
import { useSetAtom } from 'jotai/react';
import * as messages from '#messages/screens/account-payments';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { preferCardAtom } from '../../features/customer/change-details.ts';
import { deleteCardAtom } from '../../features/customer/saved-details.ts';
import { cardEntries } from '../account/saved-entries.ts';
import { useReplacement } from '../account/useReplacement.tsx';
import { useSavedEntries } from '../account/useSavedEntries.ts';

interface CardBookProps {
  payments: CustomerPayment[];
  onAdd: () => void;
}

/** The cards of a customer, one of which pays. */
export function CardBook({ payments, onAdd }: CardBookProps) {
  const changeCheckout = useSetAtom(checkoutModule.atom);
  const remove = useSetAtom(deleteCardAtom);
  const prefer = useSetAtom(preferCardAtom);
  const kept = useSavedEntries();

  // Specification, section 4: deleting a payment clears the credit info of the checkout.
  const replaced = async (id: number, replacement?: number) => {
    await remove(id, replacement);
    await changeCheckout((now) => ({ ...now, creditInfo: null }));
  };
  const entries = cardEntries(payments, new Date());
  const { forget, dialog } = useReplacement({
    what: 'card',
    remove: replaced,
    others: (id) =>
      entries
        .filter((card) => card.id !== id && !card.expired)
        .map((card) => ({
          value: String(card.id),
          title: messages.cardEnding(card.brand, card.lastFour),
          description: messages.expires(card.expires),
        })),
    onAdd,
  });

  if (payments.length === 0) {
    return (
      <EmptyState
        title={messages.noCardYet}
        icon="card"
        action={<Button onClick={onAdd}>{messages.addCard}</Button>}
      >
        {messages.whyKeep}
      </EmptyState>
    );
  }
  return (
    <SavedItemCards>
      {entries.map(({ id, brand, lastFour, expires, expired, isDefault }) => (
        <SavedItemCard
          key={id}
          icon="card"
          name={messages.cardEnding(brand, lastFour)}
          title={messages.cardEnding(brand, lastFour)}
          lines={[expired ? messages.expiredCannotPay(expires) : messages.expires(expires)]}
          isDefault={isDefault}
          warning={expired ? messages.expired : undefined}
          onMakeDefault={() => kept.run(id, () => prefer(id))}
          onDelete={() => kept.run(id, () => forget(id))}
          {...kept.of(id)}
        />
      ))}
      {dialog}
    </SavedItemCards>
  );
}
