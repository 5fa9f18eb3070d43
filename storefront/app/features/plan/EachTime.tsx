import type { Plan } from '@otzar/contract/plan';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { formatUsd, priceLabel, toCents, toUsd } from '@otzar/domain/money';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/plan';
import { usePrices } from '../../platform/prices.ts';
import { useEstimate } from './useEstimate.ts';

interface EachTimeProps {
  /** The chosen plan; nothing while none is. */
  plan: Plan | undefined;
  quantity: number;
  /** Whether it is sent somewhere. */
  posted: boolean;
  /** Where it goes; null while that is not known, or where it goes nowhere. */
  address: number | null;
  /** The way on. */
  children: ReactNode;
}

const PROMISES = (
  <>
    <p>{messages.anyTime}</p>
    <p>{messages.howCharged}</p>
  </>
);

/** What each delivery costs, as well as it can be told beforehand. */
export function EachTime({ plan, quantity, posted, address, children }: EachTimeProps) {
  const { about } = usePrices();
  const known = plan && (!posted || address !== null);
  const product = known ? plan.product.id : null;
  const estimate = useEstimate({ product, quantity, address });
  const merchandise = toUsd(toCents(plan?.product.price ?? 0) * quantity);
  const { totals, shipping_name } = estimate ?? { totals: null, shipping_name: '' };
  // What the shop does not tell now is told when the order is placed.
  const later = known && estimate !== null ? '…' : '—';
  const amount = (usd: number, write: (usd: number) => string = priceLabel) => ({
    value: write(usd),
    about: usd > 0 ? about?.(usd) : undefined,
  });
  return (
    <OrderSummary
      title={messages.eachTimeTitle}
      rows={[
        {
          label: plan ? `${quantity} × ${plan.name}` : messages.choosePlan,
          ...(plan ? amount(merchandise) : { value: later }),
        },
        {
          label: shipping_name ? messages.shippingBy(shipping_name) : messages.shipping,
          ...(totals ? amount(totals.shipping) : { value: later }),
        },
        { label: messages.tax, ...(totals ? amount(totals.tax, formatUsd) : { value: later }) },
      ]}
      total={{
        label: messages.estimatedTotal,
        ...(totals ? amount(totals.total, formatUsd) : { value: later }),
      }}
      footnote={PROMISES}
    >
      {children}
    </OrderSummary>
  );
}
