import type { BagLine } from '@otzar/contract/bag';
import { Stack } from '@otzar/design-system/components/Stack';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { isDigitalOnly } from '@otzar/domain/bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import type { ReactNode } from 'react';
import * as messages from '#messages/screens/checkout';
import { BagNews } from '../../features/bag/BagNews.tsx';
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx';
import type { SavedCheckout } from '../../features/checkout/checkout-module.ts';
import type { SavedChoice } from '../../features/checkout/saved-choice.ts';
import { type CheckoutForm, useCheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { usePaidInDollars } from '../../features/currency/usePaidInDollars.ts';
import { DiscountEntry } from '../../features/discount/DiscountEntry.tsx';
import { GiftCardEntry } from '../../features/gift-card/GiftCardEntry.tsx';
import { useGivenPlace } from '../bag/useGivenPlace.ts';
import { useCheckoutSummary } from './useCheckoutSummary.ts';

interface CheckoutViewProps {
  lines: BagLine[];
  kept: SavedCheckout;
  /** Told that everything the order needs is there. */
  onAccepted: () => void;
  /** What a customer keeps to order with, as the form offers it. */
  saved?: (form: CheckoutForm) => { address: SavedChoice; card: SavedChoice };
}

/** Where the order goes and how it is paid, with what it comes to by then. */
export function CheckoutView({ lines, kept, onAccepted, saved }: CheckoutViewProps) {
  const note = usePaidInDollars();
  useGivenPlace();
  const order = useCheckoutSummary(lines, kept);
  const { state, rates } = order;
  const needs = {
    digitalOnly: isDigitalOnly(lines),
    taxPlace: isDigitalOnly(lines) && isTaxByPlace(lines),
    free: rates !== null && !order.paid,
    waysCome: state.status === 'loading' || state.status === 'ready',
  };
  const refused = state.status === 'failed' && state.at ? { [state.at]: state.message } : {};
  const form = useCheckoutForm(kept, needs, onAccepted, refused);
  const entries: ReactNode = (
    <Stack apart="parts">
      <DiscountEntry lines={lines} way={order.way} />
      <GiftCardEntry cards={order.cards} />
      {note && <p>{note}</p>}
    </Stack>
  );

  return (
    <CheckoutScreen
      form={form}
      needs={needs}
      lines={lines}
      rates={rates}
      loading={state.status === 'loading'}
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={order.retry}
      saved={saved?.(form)}
      news={<BagNews />}
      summary={
        <OrderSummary
          title={messages.yourOrder}
          rows={order.rows}
          total={order.total}
          footnote={entries}
        />
      }
    />
  );
}
