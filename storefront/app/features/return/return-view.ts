import type { OrderReturn, ReturnableOrder } from '@otzar/contract/return';
import type { RefundMethod } from '@otzar/design-system/widgets/orders/RefundMethodChooser';
import { shortDateText } from '@otzar/domain/delivery';
import { formatUsd, toUsd } from '@otzar/domain/money';
import { refundParts, wantedRefund } from '@otzar/domain/return';
import { chosenLines, type ReturnDraft } from '@otzar/domain/return-steps';
import { eligibilityText, refundWhen, returnSteps, serviceText } from '@otzar/domain/return-words';
import { brand } from '../../brand.ts';

/** Dollars for a person, from cents. */
export const centsText = (cents: number): string => formatUsd(toUsd(cents));

/** How long there is, or why nothing goes back, in a sentence. */
export function untilText(order: ReturnableOrder): string {
  const { order_id, gift } = order;
  return `${gift ? 'From order' : 'Order'} ${order_id}. ${eligibilityText(order)}`;
}

const cardName = ({ brand: name, last_four }: { brand: string; last_four: string }) =>
  `${name} ending in ${last_four}`;

/** How the money can come back, each way with its figures. */
export function refundOptions(order: ReturnableOrder, total: number) {
  const { money } = order;
  const asCard = refundParts(order, total, 'card');
  const onto = {
    value: 'gift_card' as const,
    title: 'A gift card',
    when: refundWhen('gift_card'),
    amount: centsText(total),
  };
  if (!money?.card || asCard.card === 0) return [onto];
  const rest =
    asCard.giftCard > 0
      ? ` Gift cards paid a part: ${centsText(asCard.card)} goes to the card, ${centsText(asCard.giftCard)} comes as a gift card.`
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
  return refund && refund.total > 0 ? `${centsText(refund.total)} back` : null;
}

/** What goes back, line by line, with what is refunded for each; a gift without it. */
export function summaryOf(draft: ReturnDraft) {
  const { order } = draft;
  const lines = chosenLines(draft) ?? [];
  if (order === null) return { rows: [], total: null };
  const refund = wantedRefund(order, lines);
  const rows = lines.map(({ id, quantity }, at) => {
    const line = order.lines.find((one) => one.id === id);
    const label = [`${quantity} × ${line?.title ?? ''}`, line?.detail].filter(Boolean).join(', ');
    return { label, value: refund ? centsText(refund.lines[at] ?? 0) : '' };
  });
  if (!refund) return { rows, total: null };
  const shipping =
    refund.shipping > 0 ? [{ label: 'Shipping', value: centsText(refund.shipping) }] : [];
  return { rows: [...rows, ...shipping], total: refund.total };
}

const partName = ({ to, brand: name, last_four }: OrderReturn['refunds'][number]): string => {
  if (to === 'card') return name && last_four ? cardName({ brand: name, last_four }) : 'Your card';
  return last_four ? `Gift card ending in ${last_four}` : 'A gift card';
};

const partWhen = ({ to }: OrderReturn['refunds'][number], { email, received_at }: OrderReturn) => {
  if (received_at === null)
    return to === 'card' ? refundWhen('card') : `${refundWhen('gift_card')} We write to ${email}.`;
  return to === 'card'
    ? `Paid back on ${shortDateText(received_at)}; your bank shows it within 3–5 working days.`
    : `Mailed to ${email} on ${shortDateText(received_at)}.`;
};

const leadOf = ({ status, method, send_by, order_id, email }: OrderReturn): string => {
  if (status === 'received') return `What you sent back of order ${order_id} is here. Thank you.`;
  const by = shortDateText(send_by);
  const what = method === 'store' ? `Bring it by ${by}` : `Send it by ${by}`;
  return email === '' ? `${what}.` : `${what}. All of this is in a letter to ${email} too.`;
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
          service: serviceText,
          from: label.from,
          to: [`${brand.name} Returns`, ...brand.address],
        },
      }),
  };
}
