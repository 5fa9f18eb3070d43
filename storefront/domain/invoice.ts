import type { Order } from '@otzar/contract/order';
import { messages } from '#messages/invoice';
import { lineKey } from './bag.ts';
import { house, seller } from './brand.ts';
import { refundTexts } from './cancellation.ts';
import { longDateText } from './delivery.ts';
import { type LineExtra, lineExtras } from './line-extras.ts';
import { formatUsd, priceLabel, toUsd } from './money.ts';
import { chargedRows, destinationOf, paymentsOf } from './placed-order.ts';
import { storeDay } from './store-day.ts';
import type { SummaryRow } from './summary-rows.ts';
import { subtotalCents } from './totals.ts';

/**
 * The number of an order's invoice: the number of the order and its year, so that it is one of a kind and tells
 * nobody how many there are. A series without gaps would tell that by its nature; where the law asks for one, it
 * is kept in the books beside this number.
 */
export const invoiceNumber = ({ id, placed_at }: Pick<Order, 'id' | 'placed_at'>): string =>
  `${id}-${storeDay(new Date(placed_at)).slice(0, 4)}`;

/** A line of an invoice; all amounts are formatted. */
export interface InvoiceLine {
  key: string;
  sku: string;
  title: string;
  /** The title in the other language. */
  under: string | null;
  detail: string | undefined;
  extras: LineExtra[];
  quantity: number;
  price: string;
  total: string;
}

/** An invoice as the page and the file tell it alike. */
export interface Invoice {
  number: string;
  /** The number of its order. */
  order: string;
  date: string;
  seller: string[];
  buyer: string[];
  lines: InvoiceLine[];
  rows: SummaryRow[];
  total: SummaryRow;
  payments: string[];
  /** Where the order was cancelled: when, and what went back, one line for each way it was paid. */
  cancelled: string | undefined;
  refunds: string[];
}

/** An order as its invoice. */
export function invoiceOf(order: Order): Invoice {
  const { address } = destinationOf(order);
  const cancelledAt = order.timeline.find(({ status }) => status === 'cancelled')?.at;
  return {
    number: invoiceNumber(order),
    order: String(order.id),
    date: longDateText(order.placed_at),
    seller: [seller.legalName, ...house.address, house.email, messages.taxNumber(seller.taxNumber)],
    buyer: [...new Set([...address, order.email])],
    lines: order.lines.map((line) => ({
      key: lineKey(line),
      sku: line.sku,
      title: line.title,
      under: line.heb_title,
      detail: line.variation || undefined,
      extras: lineExtras(line),
      quantity: line.quantity,
      price: formatUsd(line.price),
      total: priceLabel(toUsd(subtotalCents([line]))),
    })),
    ...chargedRows(order),
    payments: paymentsOf(order),
    cancelled: cancelledAt && messages.cancelled(longDateText(cancelledAt)),
    refunds: refundTexts(order),
  };
}
