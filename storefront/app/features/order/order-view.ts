import type { Order } from '@otzar/contract/order';
import type { TimelineState } from '@otzar/design-system/widgets/orders/OrderTimeline';
import { lineKey } from '@otzar/domain/bag';
import { refundTexts } from '@otzar/domain/cancellation';
import { deliveryDateText, longDateText, shortDateText } from '@otzar/domain/delivery';
import { lineExtras } from '@otzar/domain/line-extras';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { chargedRows, destinationOf, paymentsOf } from '@otzar/domain/placed-order';
import { subtotalCents } from '@otzar/domain/totals';
import * as messages from '#messages/features/order';
import { brand } from '../../brand.ts';
import { titleOf } from '../../platform/titles.ts';

type Status = Order['status'];

/** Where an order is, in words. */
export const statusNames: Record<Status, string> = {
  placed: messages.placed,
  packed: messages.packed,
  shipped: messages.shipped,
  ready_for_pickup: messages.readyForPickup,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
};

/** What kind of news that is. */
export const statusTones: Record<Status, 'neutral' | 'accent' | 'success'> = {
  placed: 'neutral',
  packed: 'neutral',
  shipped: 'accent',
  ready_for_pickup: 'accent',
  delivered: 'success',
  cancelled: 'neutral',
};

/** Who cancelled an order. */
const cancelledBy = { shopper: messages.asYouAsked, shop: messages.byTheShop };

/** The way an order goes, by how it travels. */
function usualWay(order: Order): Status[] {
  if (order.status === 'cancelled') return order.timeline.map(({ status }) => status);
  if (order.pickup_info) return ['placed', 'packed', 'ready_for_pickup', 'delivered'];
  if (order.shipping_info) return ['placed', 'packed', 'shipped', 'delivered'];
  return ['placed', 'delivered'];
}

/** @param ahead how many steps it lies beyond the one that is reached */
function stateOf(status: Status, ahead: number): TimelineState {
  if (status === 'cancelled') return 'cancelled';
  if (ahead === 0) return 'current';
  return ahead < 0 ? 'done' : 'next';
}

/** The steps of an order with the day each was reached. */
export function timelineOf(order: Order) {
  const way = usualWay(order);
  const reached = way.indexOf(order.status);
  return way.map((status, place) => {
    const step = order.timeline.find((one) => one.status === status);
    return {
      name: statusNames[status],
      at: step && shortDateText(step.at),
      note: step?.by && cancelledBy[step.by],
      state: stateOf(status, place - reached),
    };
  });
}

/** What the shopper waits for, in a sentence. */
export function expectation(order: Order): string {
  const ended = order.timeline.find(({ status }) => status === order.status)?.at;
  if (order.status === 'delivered' && ended && order.shipping_info) {
    return messages.arrived(deliveryDateText(ended));
  }
  if (order.status === 'cancelled') {
    return ended ? messages.wasCancelledOn(deliveryDateText(ended)) : messages.wasCancelled;
  }
  if (order.pickup_info) {
    return messages.willBeReady(order.email, brand.address.join(', '));
  }
  if (order.estimated_arrival) {
    return messages.arrives(deliveryDateText(order.estimated_arrival), order.shipping_name);
  }
  return messages.comesByEmail(order.email);
}

/** An order as the design system's sheet shows it. */
export function sheetOf(order: Order) {
  const { lines } = order;
  return {
    number: String(order.id),
    placedAt: longDateText(order.placed_at),
    lines: lines.map((line) => ({
      title: titleOf(line),
      key: lineKey(line),
      detail: line.variation || undefined,
      extras: lineExtras(line),
      quantity: line.quantity,
      total: priceLabel(toUsd(subtotalCents([line]))),
      picture: line.image,
    })),
    ...chargedRows(order),
    ...destinationOf(order),
    payment: paymentsOf(order).join('; ') || undefined,
    refund: refundTexts(order).join('; ') || undefined,
  };
}
