import type { Order } from '@otzar/contract/order';
import { withoutDirectionMarks } from '@otzar/contract/text';
import { isCancellable } from '@otzar/domain/cancellation';
import { toCents, toUsd } from '@otzar/domain/money';
import type { customer_order } from '../../db/schema.ts';
import { inWordsOfReader } from '../e-gift-card/offer.ts';
import { nameOfMethod } from '../shipping/zones.ts';

type Row = typeof customer_order.$inferSelect;

/** What went back when an order was cancelled: all that was paid, to where it came from. */
function refundOf({ payment, due_cents, gift_cards }: Row): Order['refund'] {
  const cents = gift_cards.reduce((sum, card) => sum + toCents(card.amount_applied), 0);
  const card = payment === null ? 0 : toUsd(due_cents);
  return { card, by: payment?.given_back ?? null, gift_cards: toUsd(cents) };
}

/** What an older database holds may reorder a page; what is typed today never does (`kit/body.ts`). */
const withoutMarksIn = (order: Order): Order =>
  JSON.parse(JSON.stringify(order), (_, value) =>
    typeof value === 'string' ? withoutDirectionMarks(value) : value,
  );

/** An order as its shopper sees it: without session, key and the gateway's reference. */
export function shownOrder(row: Row): Order {
  const { payment } = row;
  return withoutMarksIn({
    id: row.id,
    token: row.token,
    email: row.email,
    placed_at: row.placed_at.toISOString(),
    status: row.status,
    timeline: row.timeline,
    cancellable: isCancellable(row),
    refund: row.status === 'cancelled' ? refundOf(row) : null,
    lines: row.lines.map(inWordsOfReader),
    totals: row.totals,
    shipping_type: row.shipping_type,
    shipping_name: nameOfMethod(row.shipping_type.id ?? 0) ?? row.shipping_name,
    estimated_arrival: row.estimated_arrival?.toISOString() ?? null,
    shipping_info: row.shipping_info,
    pickup_info: row.pickup_info,
    discount: row.discount,
    gift_cards: row.gift_cards,
    due: toUsd(row.due_cents),
    card: payment && { brand: payment.brand, last_four: payment.last_four, exp: payment.exp },
    gift_code: row.gift_code,
  });
}
