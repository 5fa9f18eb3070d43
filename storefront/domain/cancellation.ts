import type { CancelledRefund, Order } from '@otzar/contract/order';
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
  if (isDigitalOnly(lines))
    return `Everything in order ${id} was delivered by e-mail at once, so it cannot be cancelled.`;
  if (status === 'shipped')
    return `Order ${id} has been shipped, so it cannot be cancelled. Once it has arrived, it can be sent back.`;
  if (status === 'delivered')
    return `Order ${id} has been delivered, so it cannot be cancelled. What is in it can be sent back.`;
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
    to: `gift card ending in ${last_four}`,
    amount: amount_applied,
  }));
  if (card === null || due === 0) return cards;
  return [...cards, { to: `${card.brand} ending in ${card.last_four}`, amount: due }];
}

/** What went back when an order was cancelled, one line for each way it was paid; empty while it is not. */
export function refundTexts({ refund, ...paid }: Paid & Pick<Order, 'refund'>): string[] {
  if (refund === null) return [];
  const { card } = paid;
  return refundedParts(paid).map(({ to, amount }, at) => {
    const isCard = card !== null && refund.by !== null && at === paid.gift_cards.length;
    const how = isCard
      ? refund.by === 'void'
        ? ', never charged'
        : ', refunded'
      : ', on it again';
    return `${to.charAt(0).toUpperCase()}${to.slice(1)}: ${formatUsd(amount)}${how}`;
  });
}

/** What comes back, in one sentence. @param whose how it is told: to the shopper or to the shopkeeper */
export function comesBackText(paid: Paid, whose: 'your' | 'the' = 'your'): string {
  const parts = refundedParts(paid).map(
    ({ to, amount }) => `${formatUsd(amount)} to ${whose} ${to}`,
  );
  if (parts.length === 0) return 'Nothing was paid for it, so nothing comes back.';
  const [last = '', ...before] = parts.toReversed();
  const all = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last;
  return `All that was paid goes back: ${all}.`;
}

/** When it is back on the card, in a sentence; null where no card paid. */
export const cardBackText = ({ by }: CancelledRefund): string | null => {
  if (by === null) return null;
  return by === 'void'
    ? 'The card was not charged: your bank lets go of the amount it held within a few days.'
    : 'Your bank shows it on your card within 3–5 working days.';
};
