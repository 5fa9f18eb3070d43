import type { Order, OrderLine } from '@otzar/contract/order';
import type { ReturnableLine, ReturnableOrder, ReturnReason } from '@otzar/contract/return';
import { messages } from '#messages/return';
import { plusDays } from './calendar-day.ts';
import { GIFT_CARD_LETTERS } from './gift-card.ts';
import { type Cents, toCents, toUsd } from './money.ts';
import { paidShares, type Refund, refundOf, splitRefund } from './refund.ts';
import { blockedText, RETURN_DAYS, type ReturnState, returnStatus } from './return-status.ts';

/** Within how many days what was announced is to be on its way. */
export const SEND_DAYS = 14;

/** Whether a line was given: wrapped, or with words for somebody. */
export const isGiven = ({ gift_options: gift }: Pick<OrderLine, 'gift_options'>): boolean =>
  gift !== null && (gift.wrap || gift.message.trim() !== '');

/** What has come back of an order before. */
export interface Returned {
  /** How many, by the line's place from 1. */
  quantities: ReadonlyMap<number, number>;
  /** Whether each of them was damaged or the wrong one. */
  ourFault: boolean;
  /** What has gone, or goes, back to its card. */
  card: Cents;
  shipping: Cents;
}

/** An order as somebody may return from it: whole, or what of it was given, without its money. */
export function returnableOrder(
  order: Order,
  returned: Returned,
  state: ReturnState,
  opened: { gift: boolean; token: string },
): ReturnableOrder {
  const { gift, token } = opened;
  const shares = paidShares(order);
  const lines = order.lines.map((line, at): ReturnableLine => {
    const back = returned.quantities.get(at + 1) ?? 0;
    const blocked = blockedText(line, back, state);
    const paid = toUsd(shares.lines[at] ?? 0);
    return {
      id: at + 1,
      title: line.title,
      heb_title: line.heb_title,
      detail: line.variation,
      picture: line.image,
      bought: line.quantity,
      returnable: blocked === null ? line.quantity - back : 0,
      blocked,
      money: gift ? null : { price: line.price, paid, returned: back },
    };
  });
  const { card } = order;
  // What was not given is nothing to a gift.
  const asked = order.lines.map((line, at) =>
    gift && !isGivenAt(order, at) ? line.quantity : (returned.quantities.get(at + 1) ?? 0),
  );
  const standing = returnStatus(
    order.lines,
    new Map(asked.map((quantity, at) => [at + 1, quantity])),
    state,
  );
  return {
    order_id: order.id,
    token,
    gift,
    until: state.deliveredOn && plusDays(state.deliveredOn, RETURN_DAYS),
    standing,
    lines: gift ? lines.filter((_, at) => isGivenAt(order, at)) : lines,
    money: gift
      ? null
      : {
          shipping: toUsd(shares.shipping - returned.shipping),
          our_fault: returned.ourFault,
          card_left: toUsd(Math.max(0, toCents(order.due) - returned.card)),
          card: card && { brand: card.brand, last_four: card.last_four },
        },
  };
}

const isGivenAt = ({ lines }: Order, at: number): boolean => {
  const line = lines[at];
  return line !== undefined && isGiven(line);
};

/** What a shopper wants to send back of one line; a reason is empty until it is chosen. */
export interface WantedLine {
  id: number;
  quantity: number;
  reason: ReturnReason | '';
}

/** What comes back for what is wanted, in cents: null for a gift, whose money is nobody's to see. */
export function wantedRefund(order: ReturnableOrder, wanted: WantedLine[]): Refund | null {
  const { money } = order;
  if (money === null) return null;
  const chosen = wanted.filter(({ quantity }) => quantity > 0);
  const lines = chosen.flatMap(({ id, quantity, reason }) => {
    const line = order.lines.find((one) => one.id === id);
    if (!line?.money) return [];
    const { paid, returned } = line.money;
    return [{ paid: toCents(paid), bought: line.bought, returned, quantity, reason }];
  });
  const bought = order.lines.reduce((count, line) => count + line.bought, 0);
  const returned = order.lines.reduce((count, line) => count + (line.money?.returned ?? 0), 0);
  const { shipping, our_fault: ourFault } = money;
  return refundOf(lines, { bought, returned, ourFault, shipping: toCents(shipping) });
}

/** What of a refund goes to the card and what onto a gift card, in cents. */
export const refundParts = ({ money }: ReturnableOrder, total: Cents, to: 'card' | 'gift_card') =>
  splitRefund(total, to, toCents(money?.card_left ?? 0));

/** What is wrong with what is wanted of a line, as a sentence; null where nothing is. */
export function quantityProblem(line: ReturnableLine | undefined, quantity: number): string | null {
  if (line === undefined) return messages.notInOrder;
  if (quantity > line.bought) return messages.bought(line.bought);
  if (line.blocked !== null) return line.blocked;
  return quantity > line.returnable ? messages.returnable(line.returnable) : null;
}

/** How many letters and digits a gift code has: 40 bits, with ten tries in a quarter of an hour. */
export const GIFT_CODE_LENGTH = 8;

/** A gift code as it is kept, `ABCD-EFGH`, however it was typed: white space, dashes and case do not matter. */
export const giftReturnCode = (typed: string): string => {
  const letters = typed.replace(/[\s\p{Dash}]/gu, '').toUpperCase();
  const code = new RegExp(`^[${GIFT_CARD_LETTERS}]{${GIFT_CODE_LENGTH}}$`);
  return code.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters;
};

/** The digit that makes a number's check (Luhn) come out, so that a counter notices a misread one. */
const checkDigit = (digits: string): number => {
  const total = [...digits].toReversed().reduce((all, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (total % 10)) % 10;
};

/** What a parcel's label says in bars: 20 digits with the return, its order and a check digit. */
export const labelCode = (returnId: number, orderId: number): string => {
  const digits = `${String(returnId).padStart(10, '0')}${String(orderId).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};
