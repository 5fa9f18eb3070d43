import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import * as messages from '#messages/features/return';
import type { SavedReturn } from './return-module.ts';
import { centsText, summaryOf } from './return-view.ts';

/** What goes back, and what is refunded for it; a gift says nothing of money. */
export function ReturnSummary({ kept }: { kept: SavedReturn }) {
  const { rows, total } = summaryOf(kept);
  if (total === null) return null;
  return (
    <OrderSummary
      title={messages.yourReturn}
      rows={rows}
      total={{ label: messages.refund, value: centsText(total) }}
      footnote={<p>{messages.howRefundIsMade}</p>}
    />
  );
}
