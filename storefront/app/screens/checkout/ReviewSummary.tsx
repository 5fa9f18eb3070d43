import { Stack } from '@otzar/design-system/components/Stack';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import type { ReactNode } from 'react';
import * as messages from '#messages/screens/checkout';
import { usePaidInDollars } from '../../features/currency/usePaidInDollars.ts';
import { paymentText } from '../../features/gift-card/payment-text.ts';
import { usePrices } from '../../platform/prices.ts';
import type { useCheckoutSummary } from './useCheckoutSummary.ts';

interface ReviewSummaryProps {
  order: Pick<ReturnType<typeof useCheckoutSummary>, 'rows' | 'total' | 'cards'>;
  /** The button that places the order. */
  children: ReactNode;
}

/** What the order comes to, how it is paid, and in which currency it is charged. */
export function ReviewSummary({ order, children }: ReviewSummaryProps) {
  const { both } = usePrices();
  const note = usePaidInDollars();
  const payment = paymentText(order.cards, both);
  return (
    <OrderSummary
      title={messages.summary}
      rows={order.rows}
      total={order.total}
      footnote={
        (payment || note) && (
          <Stack apart="parts">
            {payment && <p>{payment}</p>}
            {note && <p>{note}</p>}
          </Stack>
        )
      }
    >
      {children}
    </OrderSummary>
  );
}
