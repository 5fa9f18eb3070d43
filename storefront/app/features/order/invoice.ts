import type { Order } from '@otzar/contract/order';
import { lineKey } from '@otzar/domain/bag';
import { refundTexts } from '@otzar/domain/cancellation';
import { longDateText } from '@otzar/domain/delivery';
import { lineExtras } from '@otzar/domain/line-extras';
import { formatUsd, priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { brand } from '../../brand.ts';
import { paymentsOf, sheetOf } from './order-view.ts';

/** An order as the design system's invoice shows it. */
export function invoiceOf(order: Order) {
  const { number, address, rows, total } = sheetOf(order);
  const cancelledAt = order.timeline.find(({ status }) => status === 'cancelled')?.at;
  return {
    number,
    date: longDateText(order.placed_at),
    seller: [brand.name, ...brand.address, brand.email],
    buyer: [...new Set([...address, order.email])],
    lines: order.lines.map((line) => ({
      key: lineKey(line),
      sku: line.sku,
      title: line.title,
      detail: line.variation || undefined,
      extras: lineExtras(line),
      quantity: line.quantity,
      price: formatUsd(line.price),
      total: priceLabel(toUsd(subtotalCents([line]))),
    })),
    rows,
    total,
    payments: paymentsOf(order),
    cancelled: cancelledAt && `Cancelled on ${longDateText(cancelledAt)}`,
    refunds: refundTexts(order),
  };
}
