import type { Order } from '@otzar/contract/order';
import { toUsd } from '@otzar/domain/money';
import type { customer_order } from '../db/schema.ts';

/** An order as its shopper sees it: without session, key and the gateway's reference. */
export function shownOrder(row: typeof customer_order.$inferSelect): Order {
  const { payment } = row;
  return {
    id: row.id,
    token: row.token,
    email: row.email,
    placed_at: row.placed_at.toISOString(),
    status: row.status,
    timeline: row.timeline,
    lines: row.lines,
    totals: row.totals,
    shipping_type: row.shipping_type,
    shipping_name: row.shipping_name,
    estimated_arrival: row.estimated_arrival?.toISOString() ?? null,
    shipping_info: row.shipping_info,
    pickup_info: row.pickup_info,
    discount: row.discount,
    gift_cards: row.gift_cards,
    due: toUsd(row.due_cents),
    card: payment && { brand: payment.brand, last_four: payment.last_four, exp: payment.exp },
    gift_code: row.gift_code,
  };
}
