import type { BagLine } from '@otzar/contract/bag';
import type { Customer } from '@otzar/contract/customer';
import { Checkbox } from '@otzar/design-system/components/Checkbox';
import { plainAddress } from '@otzar/domain/customer';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/checkout';
import { checkoutModule, type SavedCheckout } from '../../features/checkout/checkout-module.ts';
import type { CheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { saveAddressAtom, saveCardAtom } from '../../features/customer/saved-details.ts';
import { paths } from '../../paths.ts';
import { failureSentence } from '../../platform/call-failed.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { addressInForm, withSavedAddress } from '../account/saved-entries.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';
import { SavedCardChoice } from './SavedCardChoice.tsx';

interface CustomerCheckoutProps {
  customer: Customer;
  lines: BagLine[];
  kept: SavedCheckout;
}

/** What a customer's order needs: chosen from what is kept, or entered anew and kept if they like. */
export function CustomerCheckout({ customer, lines, kept }: CustomerCheckoutProps) {
  const { addresses, payments } = customer;
  const navigate = useNavigate();
  const saveAddress = useSetAtom(saveAddressAtom);
  const keepCard = useSetAtom(saveCardAtom);
  const change = useSetAtom(checkoutModule.atom);
  const showMessage = useSetAtom(showMessageAtom);
  const [keeps, setKeeps] = useState({ address: true, card: true });

  /** Keeps what is new; an order does not fail for it. */
  async function keepNew(): Promise<void> {
    const { shippingInfo, creditInfo } = await checkoutModule.load();
    const isNewCard = creditInfo && !payments.some(({ Token }) => Token === creditInfo.Token);
    try {
      if (keeps.address && shippingInfo && !addressInForm(addresses, shippingInfo)) {
        const address = plainAddress(await saveAddress(shippingInfo));
        await change((now) => withSavedAddress(now, shippingInfo, address));
      }
      if (keeps.card && isNewCard) await keepCard(creditInfo.Token);
    } catch (error) {
      const why = failureSentence(error);
      showMessage({ tone: 'error', text: messages.notKept(why) });
    }
  }

  const choices = (form: CheckoutForm) => ({
    address: {
      choice: addresses.length > 0 && <SavedAddressChoice form={form} addresses={addresses} />,
      chosen: addressInForm(addresses, form.kept.draft.address) !== undefined,
      keep: (
        <Checkbox
          label={messages.keepAddress}
          checked={keeps.address}
          onChange={(event) => setKeeps({ ...keeps, address: event.currentTarget.checked })}
        />
      ),
    },
    card: {
      choice: payments.length > 0 && <SavedCardChoice form={form} payments={payments} />,
      chosen: payments.some(({ Token }) => Token === form.kept.creditInfo?.Token),
      keep: (
        <Checkbox
          label={messages.keepCard}
          checked={keeps.card}
          onChange={(event) => setKeeps({ ...keeps, card: event.currentTarget.checked })}
        />
      ),
    },
  });

  return (
    <CheckoutView
      lines={lines}
      kept={kept}
      onAccepted={() => {
        void keepNew();
        void navigate(paths.review);
      }}
      saved={choices}
    />
  );
}
