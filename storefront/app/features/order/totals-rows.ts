import type { OrderTotals } from '@otzar/contract/order';
import { formatUsd, priceLabel } from '@otzar/domain/money';

export interface TotalsRow {
  label: string;
  value: string;
  explanation?: string;
}

/** How the way of delivery is called, and whether its price and the tax are known yet. */
interface Delivery {
  label: string;
  known: boolean;
}

/**
 * The figures of an order from the subtotal down, each with how it was made; what is nought is left out.
 * @param delivery null where nothing is delivered
 */
export function totalsRows(totals: OrderTotals, delivery: Delivery | null): TotalsRow[] {
  const known = delivery?.known ?? true;
  const rows: TotalsRow[] = [
    {
      label: 'Subtotal',
      value: formatUsd(totals.subtotal),
      explanation: 'The price of each item times its quantity, before tax and delivery.',
    },
  ];
  if (delivery) {
    rows.push({ label: delivery.label, value: known ? priceLabel(totals.shipping) : '—' });
  }
  if (totals.gift_options > 0) {
    rows.push({ label: 'Gift options', value: formatUsd(totals.gift_options) });
  }
  if (totals.personalization > 0) {
    rows.push({ label: 'Personalization', value: formatUsd(totals.personalization) });
  }
  rows.push({
    label: 'Estimated tax',
    value: known ? formatUsd(totals.tax) : '—',
    explanation: 'Worked out on each item by the place it goes to. Gift cards are not taxed.',
  });
  if (totals.discount > 0) {
    rows.push({ label: 'Discount', value: `−${formatUsd(totals.discount)}` });
  }
  return rows;
}
