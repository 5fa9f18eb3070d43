import type { OrderReturn } from '@otzar/contract/return';
import { shortDateText } from '@otzar/domain/delivery';
import { formatUsd } from '@otzar/domain/money';
import { refundWhen, returnSteps } from '@otzar/domain/return-words';
import { isolated } from '../../kit/isolation.ts';
import { addressOfPage } from '../../kit/language.ts';
import { type Row, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import type { Occasion } from '../order/mail.ts';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';

const toReturn = ({ id, token }: OrderReturn, site: string) => ({
  link: `${site}${addressOfPage(`/return-confirmation/${id}?token=${token}`)}`,
  label: messages.mail.seeReturn,
});

const listed = ({ lines }: OrderReturn): Row[] =>
  lines.map(({ title, heb_title, detail, quantity, refund }) => ({
    label: [`${quantity} × ${isolated(title)}`, detail && isolated(detail)]
      .filter(Boolean)
      .join(', '),
    under: heb_title,
    value: refund === null ? '' : formatUsd(refund),
  }));

const target = ({ to, brand, last_four }: OrderReturn['refunds'][number]): string => {
  if (to === 'card' && last_four) return messages.mail.cardEndingIn(brand, last_four);
  return to === 'card' ? messages.mail.card : messages.mail.giftCard;
};

const refunded = ({ shipping, refunds }: OrderReturn): Row[] => [
  ...(shipping ? [{ label: messages.mail.shipping, value: formatUsd(shipping) }] : []),
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
  const { subject, preview, expected } = messages.mail.announced;
  return writeMessage({
    to: made.email,
    subject: subject(id),
    greeting: subject(id),
    preview,
    pieces: [
      expected(order_id, shortDateText(send_by)),
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
  const { subject, greeting, thanks, onCard } = messages.mail.arrived;
  const toCard = refunds.some(({ to }) => to === 'card');
  return writeMessage({
    to: made.email,
    subject: subject(id),
    greeting,
    pieces: [
      thanks(order_id),
      listed(made),
      ...[refunded(made)].filter(({ length }) => length > 0),
      ...(toCard ? [onCard] : []),
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
  const { refundCard: words } = messages.mail;
  const refundOf = words.refundOf(made.id);
  return writeMessage({
    to: made.email,
    subject: words.subject(amount),
    greeting: words.greeting(amount),
    preview: refundOf,
    pieces: [
      refundOf,
      [{ label: words.code(amount), value: code, strong: true }],
      words.pays,
      { link: `${site}${addressOfPage('')}`, label: words.choose },
    ],
    sendAfter: now,
  });
}
