import type { CancelledRefund, Order } from '@otzar/contract/order';
import { messages } from '#messages/cancellation';
import { isDigitalOnly } from './bag.ts';
import { formatUsd } from './money.ts';

/** What decides whether an order can be cancelled. */
type Standing = Pick<Order, 'id' | 'status' | 'lines'>;

/**
 * Why an order cannot be cancelled as it stands, as a sentence; null where it can. It can until it has left the
 * shop: a parcel until it is shipped, what is picked up until it is handed over. What is digital has left with
 * the order. One that is cancelled has no problem: it is so already.
 */
export function cancelProblem({ id, status, lines }: Standing): string | null {
  if (status === 'cancelled') return null;
  if (isDigitalOnly(lines)) return messages.digital(id);
  if (status === 'shipped') return messages.shipped(id);
  if (status === 'delivered') return messages.delivered(id);
  return null;
}

/** Whether an order can be cancelled as it stands. */
export const isCancellable = (order: Standing): boolean =>
  order.status !== 'cancelled' && cancelProblem(order) === null;

/** What an order's payment is told from. */
type Paid = Pick<Order, 'card' | 'due' | 'gift_cards'>;

/** Something that was paid with, and what goes back to it. */
export interface RefundPart {
  /** E.g. `Visa ending in 4242`. */
  to: string;
  /** In dollars. */
  amount: number;
}

/** What goes back where an order is cancelled: everything, to where it came from, the gift cards first. */
export function refundedParts({ card, due, gift_cards }: Paid): RefundPart[] {
  const cards = gift_cards.map(({ last_four, amount_applied }) => ({
    to: messages.giftCard(last_four),
    amount: amount_applied,
  }));
  if (card === null || due === 0) return cards;
  return [...cards, { to: messages.card(card.brand, card.last_four), amount: due }];
}

/** What went back when an order was cancelled, one line for each way it was paid; empty while it is not. */
export function refundTexts({ refund, ...paid }: Paid & Pick<Order, 'refund'>): string[] {
  if (refund === null) return [];
  const { card } = paid;
  return refundedParts(paid).map(({ to, amount }, at) => {
    const by = card !== null && at === paid.gift_cards.length ? refund.by : null;
    const say = messages.refunded[by ?? 'giftCard'];
    return say(`${to.charAt(0).toUpperCase()}${to.slice(1)}`, formatUsd(amount));
  });
}

/** What comes back, in one sentence. @param whose how it is told: to the shopper or to the shopkeeper */
export function comesBackText(paid: Paid, whose: 'your' | 'the' = 'your'): string {
  const parts = refundedParts(paid).map(({ to, amount }) =>
    messages.amountTo[whose](formatUsd(amount), to),
  );
  if (parts.length === 0) return messages.nothingPaid;
  const [last = '', ...before] = parts.toReversed();
  const all = before.length > 0 ? messages.and(before.toReversed().join(', '), last) : last;
  return messages.allGoesBack(all);
}

/** When it is back on the card, in a sentence; null where no card paid. */
export const cardBackText = ({ by }: CancelledRefund): string | null =>
  by === null ? null : messages.cardBack[by];
