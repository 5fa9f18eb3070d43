import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import type { SavedReturn } from './return-module.ts';
import { centsText, summaryOf } from './return-view.ts';

/** What goes back, and what is refunded for it; a gift says nothing of money. */
export function ReturnSummary({ kept }: { kept: SavedReturn }) {
  const { rows, total } = summaryOf(kept);
  if (total === null) return null;
  return (
    <OrderSummary
      title="Your return"
      rows={rows}
      total={{ label: 'Refund', value: centsText(total) }}
      footnote={
        <p>
          What you paid for them with tax, less their share of any discount. Shipping comes back
          where the whole order was damaged or wrong.
        </p>
      }
    />
  );
}
