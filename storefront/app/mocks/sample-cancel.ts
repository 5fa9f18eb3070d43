import type { CancelConflict, Order } from '@otzar/contract/order';
import { cancelProblem } from '@otzar/domain/cancellation';
import { lastFour } from '@otzar/domain/gift-card';
import { toCents } from '@otzar/domain/money';
import type { SampleCodes } from './sample-codes.ts';
import { accountOf } from './sample-customers.ts';
import { ordersOf } from './sample-history.ts';
import { findSampleOrder, readSampleOrder } from './sample-order.ts';
import { putStockBack, type SampleShop } from './sample-shop.ts';
import { Refused } from './serve.ts';

/** Every sample order is cancelled at this moment, so that its pictures stay the same. */
const CANCELLED_AT = '2026-11-24T15:40:00.000Z';

interface AskedToCancel {
  id: number;
  session: string;
  token: string | undefined;
  email: string | undefined;
}

function openedOrder(shop: SampleShop, { id, session, token, email }: AskedToCancel): Order {
  if (email !== undefined) return findSampleOrder(shop, id, email);
  const account = accountOf(shop.customers, session);
  const own = account && ordersOf(shop, account).find((order) => order.id === id);
  return own ?? readSampleOrder(shop, { id, session, token });
}

const giveCodesBack = (codes: SampleCodes, { discount, email, gift_cards }: Order): void => {
  const kept = discount && codes.discounts.get(discount.code);
  if (kept) {
    kept.used_by.delete(email.toLowerCase());
    if (kept.uses_left !== null) kept.uses_left += 1;
  }
  for (const { last_four, amount_applied } of gift_cards)
    for (const [code, card] of codes.giftCards)
      if (lastFour(code) === last_four) card.balance_cents += toCents(amount_applied);
};

const cancelled = (order: Order): Order => ({
  ...order,
  status: 'cancelled',
  timeline: [...order.timeline, { status: 'cancelled', at: CANCELLED_AT, by: 'shopper' }],
  cancellable: false,
  refund: {
    card: order.card ? order.due : 0,
    by: order.card ? 'void' : null,
    gift_cards: order.gift_cards.reduce((sum, { amount_applied }) => sum + amount_applied, 0),
  },
});

/** Cancels an order, once, for whoever may open it. @throws {Refused} 404, and 409 where it has left the shop */
export function cancelSampleOrder(shop: SampleShop, asked: AskedToCancel): Order {
  const before = openedOrder(shop, asked);
  if (before.status === 'cancelled') return before;
  const problem = cancelProblem(before);
  if (problem) {
    const conflict: CancelConflict = { message: problem, order: before };
    throw new Refused(409, conflict);
  }
  const order = cancelled(before);
  putStockBack(shop, order.lines);
  giveCodesBack(shop.codes, order);
  const kept = shop.orders.find((one) => one.order === before);
  if (kept) kept.order = order;
  else shop.cancelled.set(order.id, order);
  return order;
}
