import type { Order } from '@otzar/contract/order';
import { messages } from '#messages/placed-order';
import { addressLines } from './address.ts';
import { house } from './brand.ts';
import { formatUsd } from './money.ts';
import { orderRows, type SummaryRow, totalRow } from './summary-rows.ts';

/** How an order was paid, one sentence for each way. */
export function paymentsOf({ gift_cards, card, due }: Order): string[] {
  const gifts = gift_cards.map(({ last_four, amount_applied }) =>
    messages.giftCardPaid(last_four, formatUsd(amount_applied)),
  );
  if (!card) return gifts;
  const { brand, last_four } = card;
  return gifts.length > 0
    ? [...gifts, messages.cardPaidPart(brand, last_four, formatUsd(due))]
    : [messages.cardPaid(brand, last_four)];
}

/** Where an order goes, with what that is called. */
export function destinationOf(order: Order): { addressTitle: string; address: string[] } {
  const { shipping_info: to, pickup_info: pickup } = order;
  if (pickup) {
    return {
      addressTitle: messages.pickupBy,
      address: [pickup.name, pickup.phone, `${house.name}, ${house.address.join(', ')}`],
    };
  }
  if (to) return { addressTitle: messages.deliveryTo, address: addressLines(to) };
  return { addressTitle: messages.sentTo, address: [order.email] };
}

function deliveryOf({ pickup_info, shipping_info, shipping_name }: Order) {
  if (pickup_info) {
    const explanation = messages.pickedUp(house.address.join(', '));
    return { label: messages.pickup, explanation };
  }
  return shipping_info
    ? {
        label: messages.delivery,
        explanation: messages.delivered(shipping_name, shipping_info.postal_code),
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
  return { rows, total: totalRow(messages.total, totals, rows) };
}
