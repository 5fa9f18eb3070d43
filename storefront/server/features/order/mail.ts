import { invoicePath } from '@otzar/contract/invoice';
import type { Order, OrderStatus } from '@otzar/contract/order';
import { addressLines } from '@otzar/domain/address';
import { isDigitalOnly } from '@otzar/domain/bag';
import { byLocale } from '@otzar/domain/by-locale';
import { cardBackText, refundedParts } from '@otzar/domain/cancellation';
import { formatUsd, priceLabel, toUsd } from '@otzar/domain/money';
import { giftCodeText } from '@otzar/domain/return-words';
import { orderRows } from '@otzar/domain/summary-rows';
import { subtotalCents } from '@otzar/domain/totals';
import { isolated } from '../../kit/isolation.ts';
import { addressOfAnswer, addressOfPage } from '../../kit/language.ts';
import { type MessageLink, type Row, type Written, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';

/** When a letter is written, and where the shop stands, e.g. `https://shop.example`. */
export interface Occasion {
  site: string;
  now: Date;
}

/** Opens the order for whoever has the letter: its token is in no other place. */
const toOrder = ({ id, token }: Order, site: string): MessageLink => ({
  link: `${site}${addressOfPage(`/orders/guest/${id}/status?token=${token}`)}`,
  label: messages.mail.seeOrder,
});

/** The invoice as a file, opened by the same token. */
const toInvoice = ({ id, token }: Order, site: string): MessageLink => ({
  link: `${site}${addressOfAnswer(`${invoicePath(id)}?token=${token}`)}`,
  label: messages.mail.invoice,
});

const named = (line: Order['lines'][number]): string =>
  [`${line.quantity} × ${isolated(line.title)}`, line.variation && isolated(line.variation)]
    .filter(Boolean)
    .join(', ');

const wordsOn = ({ personalization, gift_options }: Order['lines'][number]): Row[] => [
  ...personalization
    .flatMap(({ entries }) => entries)
    .map(({ label, value }) => ({ label, words: value })),
  ...(gift_options?.message
    ? [{ label: messages.mail.giftMessage, words: gift_options.message }]
    : []),
];

/** The line's own price; what is written on it and with it stands below. */
const listed = (order: Order) =>
  order.lines.flatMap((line): Row[] => [
    {
      label: named(line),
      under: line.heb_title,
      value: priceLabel(toUsd(subtotalCents([line]))),
    },
    ...wordsOn(line),
  ]);

function destination({ pickup_info, shipping_info, shipping_name }: Order): string {
  if (pickup_info) return messages.mail.pickup(isolated(pickup_info.name));
  if (!shipping_info) return messages.mail.digital;
  return messages.mail.delivery(shipping_name, addressLines(shipping_info));
}

function paid({ gift_cards, card, due }: Order) {
  return [
    ...gift_cards.map(({ last_four, amount_applied }) => ({
      label: messages.mail.giftCard(last_four),
      value: formatUsd(amount_applied),
    })),
    ...(card
      ? [{ label: messages.mail.card(card.brand, card.last_four), value: formatUsd(due) }]
      : []),
  ];
}

/** What a shopper is written once an order is placed. */
export function confirmation(order: Order, { site, now }: Occasion): MailMessage {
  const { totals, lines } = order;
  const { confirmation: words } = messages.mail;
  const figures = orderRows(totals, { lines, delivery: null, tax: null, known: true });
  return writeMessage({
    to: order.email,
    subject: words.subject(order.id),
    greeting: words.greeting,
    preview: words.preview(order.id, formatUsd(totals.total)),
    pieces: [
      words.number(order.id),
      toOrder(order, site),
      listed(order),
      [
        ...figures.map(({ label, value, waived }) => ({
          label: waived ? words.notCharged(label) : label,
          value,
        })),
        ...(order.shipping_info
          ? [{ label: words.delivery, value: priceLabel(totals.shipping) }]
          : []),
        { label: words.total, value: formatUsd(totals.total), strong: true },
      ],
      ...[paid(order)].filter(({ length }) => length > 0),
      toInvoice(order, site),
      destination(order),
      ...(order.gift_code === null
        ? []
        : [[{ label: words.giftCode, value: order.gift_code, strong: true }], giftCodeText(order)]),
    ],
    sendAfter: now,
  });
}

/** What came, without what it cost. */
const contents = ({ lines }: Order): Row[] =>
  lines.map((line) => ({ label: named(line), under: line.heb_title, value: '' }));

const arrivalIn = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: store.zone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }),
);

const arrivalText = (moment: string): string => arrivalIn(messages.locale).format(new Date(moment));

type Told = Pick<Written, 'subject' | 'greeting' | 'pieces'>;

function shipped(order: Order): Told {
  const { id, shipping_info, estimated_arrival } = order;
  const { subject, greeting, left, arrival, goesTo } = messages.mail.shipped;
  const by = estimated_arrival ? [arrival(arrivalText(estimated_arrival))] : [];
  return {
    subject: subject(id),
    greeting,
    pieces: [
      [left(id), ...by].join(' '),
      ...(shipping_info ? [goesTo(addressLines(shipping_info))] : []),
    ],
  };
}

const readyForPickup = ({ id, pickup_info }: Order): Told => ({
  subject: messages.mail.readyForPickup.subject(id),
  greeting: messages.mail.readyForPickup.greeting,
  pieces: [
    messages.mail.readyForPickup.atCounter(id, pickup_info?.name && isolated(pickup_info.name)),
  ],
});

const delivered = ({ id }: Order): Told => ({
  subject: messages.mail.delivered.subject(id),
  greeting: messages.mail.delivered.greeting,
  pieces: [messages.mail.delivered.sentence(id)],
});

/** What goes back, and to where. */
const refunded = (order: Order): Row[] =>
  refundedParts(order).map(({ to, amount }) => ({
    label: messages.mail.cancelled.toYour(to),
    value: formatUsd(amount),
    strong: true,
  }));

function cancelled(order: Order): Told {
  const { id, timeline, refund, lines } = order;
  const { cancelled: words } = messages.mail;
  const byShop = timeline.at(-1)?.by === 'shop';
  const when = refund && cardBackText(refund);
  return {
    subject: words.subject(id),
    greeting: words.greeting,
    pieces: [
      byShop ? words.byShop(id) : words.asAsked(id),
      ...[refunded(order)].filter(({ length }) => length > 0),
      ...(when ? [when] : []),
      ...(lines.some(({ type }) => type === 'giftCard') ? [words.giftCardsVoid] : []),
    ],
  };
}

/** What is told of each step. Nobody needs a letter to hear that a parcel is packed, or was fetched by them. */
const STEPS: Partial<Record<OrderStatus, (order: Order) => Told | null>> = {
  shipped,
  ready_for_pickup: readyForPickup,
  cancelled,
  delivered: (order) =>
    order.pickup_info !== null || isDigitalOnly(order.lines) ? null : delivered(order),
};

/** What a shopper is written once an order has come to where it is now; null for what is no news. */
export function stepMessage(order: Order, { site, now }: Occasion): MailMessage | null {
  const told = STEPS[order.status]?.(order) ?? null;
  if (told === null) return null;
  const pieces = [...told.pieces, toOrder(order, site), contents(order)];
  return writeMessage({ ...told, pieces, to: order.email, sendAfter: now });
}
