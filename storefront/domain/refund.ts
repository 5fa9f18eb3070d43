import type { Order } from '@otzar/contract/order';
import type { ReturnReason } from '@otzar/contract/return';
import { type Cents, toCents } from './money.ts';
import { isTaxed, subtotalCents } from './totals.ts';

/** What of an order its refunds are worked out from. */
export type PaidOrder = Pick<Order, 'lines' | 'totals' | 'discount'>;

/** What was paid for an order, taken apart. */
export interface PaidShares {
  /** For each line, in its order: its price and tax and gift options, less its share of the discount. */
  lines: Cents[];
  shipping: Cents;
}

/** A whole share of a whole amount, rounded down; exact however large both are. */
const portion = (amount: Cents, part: number, whole: number): Cents =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * Shares an amount out in proportion to weights, to the cent: the shares add up to it exactly, and none is
 * larger than its weight where the amount is not larger than all of them.
 */
export function sharedOut(amount: Cents, weights: number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let part = 0;
  let given = 0;
  return weights.map((weight) => {
    part += weight;
    const share = portion(amount, part, whole) - given;
    given += share;
    return share;
  });
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((all, one) => all + one, 0);
const less = (amounts: Cents[], off: Cents[]): Cents[] =>
  amounts.map((amount, at) => amount - (off[at] ?? 0));

/**
 * What was paid for each line and for shipping. An order keeps its tax as one sum, which is shared out over
 * what is taxed. The discount comes off the merchandise that it counts from, all but gift cards; only what is
 * larger than that comes off tax, then gift options, then shipping, and one of free shipping off nothing else.
 * The fee of a personalization is left out: what is written on never comes back.
 */
export function paidShares({ lines, totals, discount }: PaidOrder): PaidShares {
  const merchandise = lines.map((line) => subtotalCents([line]));
  const taxed = lines.map((line, at) => (isTaxed(line) ? (merchandise[at] ?? 0) : 0));
  const tax = sharedOut(toCents(totals.tax), taxed);
  const gifts = lines.map(({ gift_options }) => toCents(gift_options?.price ?? 0));
  const shipping = toCents(totals.shipping);
  if (discount?.kind === 'free_shipping') {
    const left = Math.max(0, shipping - toCents(totals.discount));
    return {
      lines: merchandise.map((cents, at) => cents + (tax[at] ?? 0) + (gifts[at] ?? 0)),
      shipping: left,
    };
  }
  let off = toCents(totals.discount);
  const afterDiscount = (amounts: Cents[]): Cents[] => {
    const taken = Math.min(off, sum(amounts));
    off -= taken;
    return less(amounts, sharedOut(taken, amounts));
  };
  const discounted = lines.map(({ type }, at) =>
    type === 'giftCard' ? 0 : (merchandise[at] ?? 0),
  );
  const undiscounted = less(merchandise, discounted);
  const goods = afterDiscount(discounted);
  const goodsTax = afterDiscount(tax);
  const giftOptions = afterDiscount(gifts);
  const [shippingLeft = 0] = afterDiscount([shipping]);
  const cards = afterDiscount(undiscounted);
  return {
    lines: goods.map(
      (cents, at) => cents + (goodsTax[at] ?? 0) + (giftOptions[at] ?? 0) + (cards[at] ?? 0),
    ),
    shipping: shippingLeft,
  };
}

/**
 * What comes back for some of a line. Counted on from what has come back before, so that the parts add up to
 * what was paid in whichever pieces they come.
 */
export function unitsCents(
  { paid, bought, returned }: { paid: Cents; bought: number; returned: number },
  quantity: number,
): Cents {
  return portion(paid, returned + quantity, bought) - portion(paid, returned, bought);
}

/** Whether the shop is at fault for what goes back. */
export const isOurFault = (reason: ReturnReason): boolean =>
  reason === 'damaged' || reason === 'wrong_item';

/** A line on its way back, as its refund is worked out. */
export interface RefundedLine {
  paid: Cents;
  bought: number;
  /** How many came back before. */
  returned: number;
  quantity: number;
  reason: ReturnReason | '';
}

/** What comes back of an order. */
export interface Refund {
  /** For each line, in the order in which they are given. */
  lines: Cents[];
  shipping: Cents;
  total: Cents;
}

/** The order that lines are returned from. */
export interface ReturnedOrder {
  /** How many things it held. */
  bought: number;
  /** How many of them came back before. */
  returned: number;
  /** Whether each of those was damaged or the wrong one. */
  ourFault: boolean;
  /** What was paid for shipping it, and has not come back. */
  shipping: Cents;
}

/**
 * What comes back for lines that are returned together. Shipping was done and is not refunded, but where the
 * whole order comes back because each thing in it was damaged or the wrong one: with the last of it, in
 * however many returns it comes.
 */
export function refundOf(lines: RefundedLine[], order: ReturnedOrder): Refund {
  const cents = lines.map((line) => unitsCents(line, line.quantity));
  const back = lines.reduce((count, { quantity }) => count + quantity, 0);
  const now = lines.every(({ reason }) => reason !== '' && isOurFault(reason));
  const whole = back > 0 && order.returned + back === order.bought;
  const shipping = order.ourFault && now && whole ? order.shipping : 0;
  return { lines: cents, shipping, total: sum(cents) + shipping };
}

/**
 * What goes to the card and what onto a gift card. A card takes back no more than it paid: what gift cards
 * paid comes back as a gift card.
 * @param cardLeft what the card paid, less what has gone back to it
 */
export function splitRefund(
  total: Cents,
  to: 'card' | 'gift_card',
  cardLeft: Cents,
): { card: Cents; giftCard: Cents } {
  const card = to === 'card' ? Math.max(0, Math.min(total, cardLeft)) : 0;
  return { card, giftCard: total - card };
}
