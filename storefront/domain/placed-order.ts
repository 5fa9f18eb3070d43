import type { Order } from '@otzar/contract/order';
import { addressLines } from './address.ts';
import { house } from './brand.ts';
import { formatUsd } from './money.ts';
import { orderRows, type SummaryRow, totalRow } from './summary-rows.ts';

/** How an order was paid, one sentence for each way. */
export function paymentsOf({ gift_cards, card, due }: Order): string[] {
  const gifts = gift_cards.map(
    ({ last_four, amount_applied }) =>
      `Gift card ending in ${last_four}: ${formatUsd(amount_applied)}`,
  );
  if (!card) return gifts;
  const charged = gifts.length > 0 ? `: ${formatUsd(due)}` : '';
  return [...gifts, `${card.brand} ending in ${card.last_four}, in US dollars${charged}`];
}

/** Where an order goes, with what that is called. */
export function destinationOf(order: Order): { addressTitle: string; address: string[] } {
  const { shipping_info: to, pickup_info: pickup } = order;
  if (pickup) {
    return {
      addressTitle: 'Pickup by',
      address: [pickup.name, pickup.phone, `${house.name}, ${house.address.join(', ')}`],
    };
  }
  if (to) return { addressTitle: 'Delivery to', address: addressLines(to) };
  return { addressTitle: 'Sent to', address: [order.email] };
}

function deliveryOf({ pickup_info, shipping_info, shipping_name }: Order) {
  if (pickup_info) {
    const explanation = `Picked up at ${house.address.join(', ')}: nothing was charged.`;
    return { label: 'Pickup', explanation };
  }
  return shipping_info
    ? {
        label: 'Delivery',
        explanation: `${shipping_name} delivery to ${shipping_info.postal_code}.`,
      }
    : null;
}

/** What an order came to, each figure with how it was made. */
export function chargedRows(order: Order): { rows: SummaryRow[]; total: SummaryRow } {
  const { lines, totals } = order;
  const rows = orderRows(totals, {
    lines,
    delivery: deliveryOf(order),
    tax: null,
    known: true,
    discountCode: order.discount?.code,
  });
  return { rows, total: totalRow('Total', totals, rows) };
}
