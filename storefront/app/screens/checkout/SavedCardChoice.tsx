import type { Customer } from '@otzar/contract/customer';
import { SavedPayments } from '@otzar/design-system/widgets/checkout/SavedPayments';
import { cardTokenOf } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import type { CheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { deleteCardAtom } from '../../features/customer/saved-details.ts';
import { cardEntries } from '../account/saved-entries.ts';
import { useDeleting } from './useDeleting.ts';

interface SavedCardChoiceProps {
  form: CheckoutForm;
  payments: Customer['payments'];
}

/** The cards of a customer, one of which pays. */
export function SavedCardChoice({ form, payments }: SavedCardChoiceProps) {
  const deleting = useDeleting(useSetAtom(deleteCardAtom));
  const token = form.kept.creditInfo?.Token;
  return (
    <SavedPayments
      payments={cardEntries(payments, new Date())}
      chosen={payments.find((kept) => kept.Token === token)?.id ?? null}
      onChoose={(id) => {
        const payment = payments.find((kept) => kept.id === id);
        if (payment) form.merge({ creditInfo: cardTokenOf(payment) });
      }}
      onAdd={() => form.merge({ creditInfo: null })}
      // Specification, section 4: deleting a payment clears the credit info of the checkout.
      onDelete={(id) => void deleting.run(id, () => form.merge({ creditInfo: null }))}
      busy={deleting.busy}
      failure={deleting.failure}
    />
  );
}
