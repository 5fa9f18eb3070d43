import type { Order } from '@otzar/contract/order';
import { addressLines } from '@otzar/domain/address';
import { orderFigures } from '@otzar/domain/figures';
import { formatUsd, priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { writeLetter } from '../mail/letter.ts';
import type { Letter } from '../mail/outbox.ts';

const named = (line: Order['lines'][number]): string =>
  [`${line.quantity} × ${line.title}`, line.variation].filter(Boolean).join(', ');

const wordsOn = ({ personalization, gift_options }: Order['lines'][number]) => [
  ...personalization
    .flatMap(({ entries }) => entries)
    .map(({ label, value }) => ({ label, value })),
  ...(gift_options?.message ? [{ label: 'Gift message', value: gift_options.message }] : []),
];

/** The line's own price; what is written on it and with it stands below. */
const listed = (order: Order) =>
  order.lines.flatMap((line) => [
    { label: named(line), value: priceLabel(toUsd(subtotalCents([line]))) },
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
export function confirmation(order: Order, now: Date): Letter {
  const { totals, lines } = order;
  const figures = orderFigures(totals, { lines, delivery: null, tax: null, known: true });
  return writeLetter({
    to: order.email,
    subject: `Your order ${order.id}`,
    greeting: 'Thank you for your order',
    pieces: [
      `Its number is ${order.id}. With it and this e-mail address you can look it up in the shop at any time.`,
      listed(order),
      [
        ...figures.map(({ label, value, waived }) => ({
          label: waived ? `${label} (not charged)` : label,
          value,
        })),
        ...(order.shipping_info ? [{ label: 'Delivery', value: priceLabel(totals.shipping) }] : []),
        { label: 'Total', value: formatUsd(totals.total) },
      ],
      paid(order),
      destination(order),
    ],
    sendAfter: now,
  });
}
