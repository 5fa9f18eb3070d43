import type { OrderReturn, ReturnableOrder } from '@otzar/contract/return';
import type { RefundMethod } from '@otzar/design-system/widgets/orders/RefundMethodChooser';
import { shortDateText } from '@otzar/domain/delivery';
import { formatUsd, toUsd } from '@otzar/domain/money';
import { refundParts, wantedRefund } from '@otzar/domain/return';
import { chosenLines, type ReturnDraft } from '@otzar/domain/return-steps';
import { eligibilityText, refundWhen, returnSteps, serviceText } from '@otzar/domain/return-words';
import * as messages from '#messages/features/return';
import { brand } from '../../brand.ts';
import { titleOf } from '../../platform/titles.ts';

/** Dollars for a person, from cents. */
export const centsText = (cents: number): string => formatUsd(toUsd(cents));

/** How long there is, or why nothing goes back, in a sentence. */
export function untilText(order: ReturnableOrder): string {
  const { order_id, gift } = order;
  const how = eligibilityText(order);
  return gift ? messages.giftStanding(order_id, how) : messages.standing(order_id, how);
}

const cardName = ({ brand: name, last_four }: { brand: string; last_four: string }) =>
  messages.cardEnding(name, last_four);

/** How the money can come back, each way with its figures. */
export function refundOptions(order: ReturnableOrder, total: number) {
  const { money } = order;
  const asCard = refundParts(order, total, 'card');
  const onto = {
    value: 'gift_card' as const,
    title: messages.aGiftCard,
    when: refundWhen('gift_card'),
    amount: centsText(total),
  };
  if (!money?.card || asCard.card === 0) return [onto];
  const rest =
    asCard.giftCard > 0
      ? ` ${messages.inTwoParts(centsText(asCard.card), centsText(asCard.giftCard))}`
      : '';
  const card: { value: RefundMethod; title: string; when: string; amount: string } = {
    value: 'card',
    title: cardName(money.card),
    when: `${refundWhen('card')}${rest}`,
    amount: centsText(total),
  };
  return [card, onto];
}

/** What would come back for what is chosen so far, with its reasons or without; null while nothing is. */
export function estimateOf({ order, choices }: ReturnDraft): string | null {
  const refund = order && wantedRefund(order, choices);
  return refund && refund.total > 0 ? messages.back(centsText(refund.total)) : null;
}

/** What goes back, line by line, with what is refunded for each; a gift without it. */
export function summaryOf(draft: ReturnDraft) {
  const { order } = draft;
  const lines = chosenLines(draft) ?? [];
  if (order === null) return { rows: [], total: null };
  const refund = wantedRefund(order, lines);
  const rows = lines.map(({ id, quantity }, at) => {
    const line = order.lines.find((one) => one.id === id);
    const label = [`${quantity} × ${line ? titleOf(line) : ''}`, line?.detail]
      .filter(Boolean)
      .join(', ');
    return { label, value: refund ? centsText(refund.lines[at] ?? 0) : '' };
  });
  if (!refund) return { rows, total: null };
  const shipping =
    refund.shipping > 0 ? [{ label: messages.shipping, value: centsText(refund.shipping) }] : [];
  return { rows: [...rows, ...shipping], total: refund.total };
}

const partName = ({ to, brand: name, last_four }: OrderReturn['refunds'][number]): string => {
  if (to === 'card')
    return name && last_four ? cardName({ brand: name, last_four }) : messages.yourCard;
  return last_four ? messages.giftCardEnding(last_four) : messages.aGiftCard;
};

const partWhen = ({ to }: OrderReturn['refunds'][number], { email, received_at }: OrderReturn) => {
  if (received_at === null)
    return to === 'card'
      ? refundWhen('card')
      : `${refundWhen('gift_card')} ${messages.weWrite(email)}`;
  return to === 'card'
    ? messages.paidBack(shortDateText(received_at))
    : messages.mailed(email, shortDateText(received_at));
};

const leadOf = ({ status, method, send_by, order_id, email }: OrderReturn): string => {
  if (status === 'received') return messages.isHere(order_id);
  const by = shortDateText(send_by);
  const what = method === 'store' ? messages.bringBy(by) : messages.sendBy(by);
  return email === '' ? what : `${what} ${messages.inLetterToo(email)}`;
};

/** A return as the design system's confirmation shows it. */
export function confirmationOf(made: OrderReturn) {
  const { method, status, label } = made;
  const address = brand.address.join(', ');
  return {
    number: String(made.id),
    lead: leadOf(made),
    steps: status === 'received' ? [] : returnSteps(method, { address }),
    refunds: made.refunds.map((part) => ({
      method: partName(part),
      when: partWhen(part, made),
      ...(part.amount !== null && { amount: formatUsd(part.amount) }),
    })),
    ...(status === 'awaited' &&
      method !== 'store' && {
        label: {
          code: label.code,
          service: serviceText(),
          from: label.from,
          to: [messages.returnsOf(brand.name), ...brand.address],
        },
      }),
  };
}
