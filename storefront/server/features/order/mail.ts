import { invoicePath } from '@otzar/contract/invoice';
import type { Order, OrderStatus } from '@otzar/contract/order';
import { addressLines } from '@otzar/domain/address';
import { isDigitalOnly } from '@otzar/domain/bag';
import { cardBackText, refundedParts } from '@otzar/domain/cancellation';
import { formatUsd, priceLabel, toUsd } from '@otzar/domain/money';
import { giftCodeText } from '@otzar/domain/return-words';
import { orderRows } from '@otzar/domain/summary-rows';
import { subtotalCents } from '@otzar/domain/totals';
import { type MessageLink, type Row, type Written, writeMessage } from '../../kit/mail/message.ts';
import type { MailMessage } from '../../kit/mail/outbox.ts';
import { store } from '../store/store.ts';

/** When a letter is written, and where the shop stands, e.g. `https://shop.example`. */
export interface Occasion {
  site: string;
  now: Date;
}

/** Opens the order for whoever has the letter: its token is in no other place. */
const toOrder = ({ id, token }: Order, site: string): MessageLink => ({
  link: `${site}/orders/guest/${id}/status?token=${token}`,
  label: 'See your order',
});

/** The invoice as a file, opened by the same token. */
const toInvoice = ({ id, token }: Order, site: string): MessageLink => ({
  link: `${site}${invoicePath(id)}?token=${token}`,
  label: 'Invoice (PDF)',
});

const named = (line: Order['lines'][number]): string =>
  [`${line.quantity} × ${line.title}`, line.variation].filter(Boolean).join(', ');

const wordsOn = ({ personalization, gift_options }: Order['lines'][number]): Row[] => [
  ...personalization
    .flatMap(({ entries }) => entries)
    .map(({ label, value }) => ({ label, words: value })),
  ...(gift_options?.message ? [{ label: 'Gift message', words: gift_options.message }] : []),
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
  if (pickup_info) return `We write to you as soon as ${pickup_info.name} can pick it up.`;
  if (!shipping_info) return 'Everything in it comes by e-mail.';
  return `By ${shipping_name} delivery to\n${addressLines(shipping_info).join('\n')}`;
}

function paid({ gift_cards, card, due }: Order) {
  return [
    ...gift_cards.map(({ last_four, amount_applied }) => ({
      label: `Gift card ending in ${last_four}`,
      value: formatUsd(amount_applied),
    })),
    ...(card
      ? [{ label: `${card.brand} ending in ${card.last_four}`, value: formatUsd(due) }]
      : []),
  ];
}

/** What a shopper is written once an order is placed. */
export function confirmation(order: Order, { site, now }: Occasion): MailMessage {
  const { totals, lines } = order;
  const figures = orderRows(totals, { lines, delivery: null, tax: null, known: true });
  return writeMessage({
    to: order.email,
    subject: `Your order ${order.id}`,
    greeting: 'Thank you for your order',
    preview: `We have your order ${order.id}, ${formatUsd(totals.total)} in all.`,
    pieces: [
      `Its number is ${order.id}. With it and this e-mail address you can look it up in the shop at any time.`,
      toOrder(order, site),
      listed(order),
      [
        ...figures.map(({ label, value, waived }) => ({
          label: waived ? `${label} (not charged)` : label,
          value,
        })),
        ...(order.shipping_info ? [{ label: 'Delivery', value: priceLabel(totals.shipping) }] : []),
        { label: 'Total', value: formatUsd(totals.total), strong: true },
      ],
      ...[paid(order)].filter(({ length }) => length > 0),
      toInvoice(order, site),
      destination(order),
      ...(order.gift_code === null
        ? []
        : [
            [{ label: 'Gift return code', value: order.gift_code, strong: true }],
            giftCodeText(order),
          ]),
    ],
    sendAfter: now,
  });
}

/** What came, without what it cost. */
const contents = ({ lines }: Order): Row[] =>
  lines.map((line) => ({ label: named(line), under: line.heb_title, value: '' }));

const arrival = new Intl.DateTimeFormat('en-US', {
  timeZone: store.zone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

type Told = Pick<Written, 'subject' | 'greeting' | 'pieces'>;

function shipped(order: Order): Told {
  const { id, shipping_info, estimated_arrival } = order;
  const by = estimated_arrival
    ? ` We expect it to arrive by ${arrival.format(new Date(estimated_arrival))}.`
    : '';
  return {
    subject: `Your order ${id} is on its way`,
    greeting: 'Your order is on its way',
    pieces: [
      `Order ${id} left our shop today.${by}`,
      ...(shipping_info ? [`It goes to\n${addressLines(shipping_info).join('\n')}`] : []),
    ],
  };
}

const readyForPickup = ({ id, pickup_info }: Order): Told => ({
  subject: `Your order ${id} is ready for pickup`,
  greeting: 'Your order is ready for pickup',
  pieces: [
    `Order ${id} lies at the counter for ${pickup_info?.name ?? 'you'}. Please bring its number or this letter; we keep it for two weeks.`,
  ],
});

const delivered = ({ id }: Order): Told => ({
  subject: `Your order ${id} has arrived`,
  greeting: 'Your order has arrived',
  pieces: [
    `Order ${id} has been delivered. If something is not as it should be, answer this letter and we put it right.`,
  ],
});

/** What goes back, and to where. */
const refunded = (order: Order): Row[] =>
  refundedParts(order).map(({ to, amount }) => ({
    label: `To your ${to}`,
    value: formatUsd(amount),
    strong: true,
  }));

function cancelled(order: Order): Told {
  const { id, timeline, refund, lines } = order;
  const byShop = timeline.at(-1)?.by === 'shop';
  const when = refund && cardBackText(refund);
  return {
    subject: `Your order ${id} is cancelled`,
    greeting: 'Your order is cancelled',
    pieces: [
      byShop
        ? `We are sorry: we had to cancel your order ${id}. Answer this letter if you would like to know why.`
        : `We have cancelled your order ${id}, as you asked. Nothing of it will be sent.`,
      ...[refunded(order)].filter(({ length }) => length > 0),
      ...(when ? [when] : []),
      ...(lines.some(({ type }) => type === 'giftCard')
        ? ['The gift cards that you bought with it cannot be used any more.']
        : []),
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
