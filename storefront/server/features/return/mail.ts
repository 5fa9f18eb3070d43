import type { OrderReturn } from '@otzar/contract/return';
import { shortDateText } from '@otzar/domain/delivery';
import { formatUsd } from '@otzar/domain/money';
import { refundWhen, returnSteps } from '@otzar/domain/return-words';
import { type Row, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import type { Occasion } from '../order/mail.ts';
import { store } from '../store/store.ts';

const toReturn = ({ id, token }: OrderReturn, site: string) => ({
  link: `${site}/return-confirmation/${id}?token=${token}`,
  label: 'See your return',
});

const listed = ({ lines }: OrderReturn): Row[] =>
  lines.map(({ title, heb_title, detail, quantity, refund }) => ({
    label: [`${quantity} × ${title}`, detail].filter(Boolean).join(', '),
    under: heb_title,
    value: refund === null ? '' : formatUsd(refund),
  }));

const target = ({ to, brand, last_four }: OrderReturn['refunds'][number]): string => {
  if (to === 'card' && last_four) return `${brand ?? 'Card'} ending in ${last_four}`;
  return to === 'card' ? 'Your card' : 'A gift card';
};

const refunded = ({ shipping, refunds }: OrderReturn): Row[] => [
  ...(shipping ? [{ label: 'Shipping', value: formatUsd(shipping) }] : []),
  ...refunds.map((part) => ({
    label: target(part),
    value: part.amount === null ? '' : formatUsd(part.amount),
    strong: true,
  })),
];

const whens = (refunds: OrderReturn['refunds']) => [
  ...new Set(refunds.map(({ to }) => refundWhen(to))),
];

/** What somebody is written once a return is made: what to do, and what comes back when. */
export function announced(made: OrderReturn, { site, now }: Occasion): MailMessage {
  const { id, order_id, method, send_by, refunds } = made;
  return writeMessage({
    to: made.email,
    subject: `Your return ${id}`,
    greeting: `Your return ${id}`,
    preview: `What to do with it, and when your refund comes.`,
    pieces: [
      `We expect the following of order ${order_id}. Please send it by ${shortDateText(send_by)}.`,
      listed(made),
      ...returnSteps(method, { address: store.address.join(', ') }),
      toReturn(made, site),
      ...[refunded(made)].filter(({ length }) => length > 0),
      ...whens(refunds),
    ],
    sendAfter: now,
  });
}

/** What somebody is written once a return has arrived. */
export function arrived(made: OrderReturn, { site, now }: Occasion): MailMessage {
  const { id, order_id, refunds } = made;
  const toCard = refunds.some(({ to }) => to === 'card');
  return writeMessage({
    to: made.email,
    subject: `Your return ${id} has arrived`,
    greeting: 'Your return has arrived',
    pieces: [
      `Thank you: what you sent back of order ${order_id} is here.`,
      listed(made),
      ...[refunded(made)].filter(({ length }) => length > 0),
      ...(toCard ? ['Your bank shows it on your card within 3–5 working days.'] : []),
      toReturn(made, site),
    ],
    sendAfter: now,
  });
}

/** The gift card that a refund came as, with its code. @param worth in dollars */
export function refundCard(
  made: OrderReturn,
  { code, worth }: { code: string; worth: number },
  { site, now }: Occasion,
): MailMessage {
  const amount = formatUsd(worth);
  return writeMessage({
    to: made.email,
    subject: `Your gift card, ${amount}`,
    greeting: `A gift card for ${amount}`,
    preview: `It is the refund of your return ${made.id}.`,
    pieces: [
      `It is the refund of your return ${made.id}.`,
      [{ label: `Gift card, ${amount}`, value: code, strong: true }],
      'It pays for anything in the shop, shipping included. Enter its code at checkout, all at once or bit by bit; it does not expire.',
      { link: site, label: 'Choose something' },
    ],
    sendAfter: now,
  });
}
