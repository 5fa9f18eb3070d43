import type { Discount } from '@otzar/contract/discount';
import type { Order, OrderTotals } from '@otzar/contract/order';
import { isCancellable } from '@otzar/domain/cancellation';
import { discountCents } from '@otzar/domain/discount';
import {
  addGiftCard,
  changedGiftCards,
  type GiftCards,
  giftCardCode,
  lastFour,
  leftToPay,
  noGiftCards,
} from '@otzar/domain/gift-card';
import { isGiven } from '@otzar/domain/return';
import { orderTotals } from '@otzar/domain/totals';
import { balanceOf, findDiscount, spendCodes } from './sample-codes.ts';
import { accountOf } from './sample-customers.ts';
import { fulfilmentOf, linesOf, type OrderBody, refuseConflict } from './sample-order-lines.ts';
import { type SampleShop, takeStock } from './sample-shop.ts';
import { Refused, refuseField } from './serve.ts';

/** Every sample order is placed at this moment, so that its pictures stay the same. */
const PLACED_AT = '2026-11-24T15:12:00.000Z';

/** Last digits of the sandbox's cards with a fate of their own. */
const DECLINED = '0002';
const REPLY_LOST = '0119';

const giftCardsOf = (shop: SampleShop, body: OrderBody, { total }: OrderTotals): GiftCards => {
  const asked = body.gift_cards.map(({ code, amount_applied }) => {
    const known = giftCardCode(code);
    return { code: known, balance: balanceOf(shop.codes, known), amount_applied };
  });
  const cards = asked.reduce(addGiftCard, { ...noGiftCards, orderTotal: total });
  const changed = changedGiftCards(cards, asked);
  if (changed.length > 0) {
    refuseConflict({
      message: 'What a gift card pays has changed. Please look at it again before you order.',
      gift_cards: changed,
    });
  }
  return cards;
};

/** How many declined payments a session may have in a quarter of an hour. */
const MOST_DECLINES = 5;

/** Takes no card of a session that had too many declined. @throws {Refused} 429 */
export const refuseDeclined = (shop: SampleShop, session: string): void => {
  if ((shop.declines.get(session) ?? 0) < MOST_DECLINES) return;
  const message =
    'Several payments were declined, so we take no card for a quarter of an hour, to keep cards safe from being tried out. Nothing was charged, and everything you entered is kept: please try again then.';
  throw new Refused(429, { message, fields: { card: message } }, { 'Retry-After': '900' });
};

const cardFor = (
  shop: SampleShop,
  body: OrderBody,
  due: number,
  { session, attempt }: { session: string; attempt: string },
): Order['card'] => {
  if (due === 0) return null;
  if (!body.card_token) return refuseField('card_token', 'Please enter a card.');
  refuseDeclined(shop, session);
  const card = shop.cards.get(body.card_token);
  if (!card || card.last_four === DECLINED) {
    shop.declines.set(session, (shop.declines.get(session) ?? 0) + 1);
    const message = 'Your bank declined this card. Please try another one.';
    throw new Refused(402, { message, fields: { card: message } });
  }
  if (card.last_four === REPLY_LOST && !shop.held.has(attempt)) {
    shop.held.add(attempt);
    throw new Refused(503, {
      message: 'The bank has not answered us. Please send your order again: you pay once only.',
    });
  }
  const { last_four, brand, exp } = card;
  return { last_four, brand, exp };
};

const discountOf = (
  shop: SampleShop,
  body: OrderBody,
  lines: Parameters<typeof findDiscount>[2],
): Discount | null => {
  if (body.discount_code === null) return null;
  const found = findDiscount(shop.codes, body.discount_code, lines, body.email);
  if (typeof found !== 'string') return found;
  return refuseConflict({ message: found, fields: { discount_code: found } });
};

/** Another one for each order, in letters that a code may have. */
const sampleGiftCode = (id: number): string =>
  `WREN-${String(id).replaceAll('0', 'A').replaceAll('1', 'B').padStart(4, 'C')}`;

const newOrder = (shop: SampleShop, body: OrderBody, session: string, attempt: string): Order => {
  const lines = linesOf(shop, body.lines);
  const fulfilment = fulfilmentOf(body, lines, shop.locations.get(session));
  const agreed = discountOf(shop, body, lines);
  const off = agreed ? discountCents(agreed, lines, fulfilment.shippingCents) : 0;
  const discount = off > 0 ? agreed : null;
  const totals = orderTotals({ lines, ...fulfilment, discountCents: off });
  if (totals.total !== body.expected_total) refuseConflict({}, totals);
  const cards = giftCardsOf(shop, body, totals);
  const card = cardFor(shop, body, leftToPay(cards), { session, attempt });
  takeStock(shop, lines);
  const paying = cards.giftcards.filter(({ amount_applied }) => amount_applied > 0);
  spendCodes(shop.codes, {
    discount: discount?.code ?? null,
    email: body.email,
    giftCards: paying.map(({ code, amount_applied: amount }) => ({ code, amount })),
  });
  const id = 1042 + shop.orders.length;
  return {
    id,
    token: `sample-token-of-order-${id}`,
    email: body.email,
    placed_at: PLACED_AT,
    status: 'placed',
    timeline: [{ status: 'placed', at: PLACED_AT }],
    cancellable: isCancellable({ id, status: 'placed', lines }),
    refund: null,
    lines: lines.map(({ max: _, ...line }) => line),
    totals,
    shipping_type: body.shipping_type,
    shipping_name: fulfilment.method?.name ?? '',
    estimated_arrival: fulfilment.method?.estimated_arrival ?? null,
    shipping_info: body.shipping_info,
    pickup_info: body.pickup_info,
    discount: discount && { code: discount.code, kind: discount.kind },
    gift_cards: paying.map(({ code, amount_applied }) => ({
      last_four: lastFour(code),
      amount_applied,
    })),
    due: leftToPay(cards),
    card,
    gift_code: lines.some(isGiven) ? sampleGiftCode(id) : null,
  };
};

/** Places an order, once for each key of a session; the same key with another order is refused. */
export const placeSampleOrder = (
  shop: SampleShop,
  session: string,
  key: string,
  orderBody: OrderBody,
): Order => {
  const body = JSON.stringify(orderBody);
  const placed = shop.orders.find((kept) => kept.session === session && kept.key === key);
  if (placed && placed.body !== body) {
    refuseConflict({ message: 'This order was already sent with other contents.' });
  }
  if (placed) return placed.order;
  const order = newOrder(shop, orderBody, session, `${session}:${key}`);
  const customer = accountOf(shop.customers, session)?.customer.id ?? null;
  shop.orders.push({ order, session, customer, key, body });
  return order;
};

const orderWhere = (
  shop: SampleShop,
  fits: (kept: SampleShop['orders'][number]) => boolean,
): Order => {
  const found = shop.orders.find(fits);
  if (!found) throw new Refused(404, { message: 'We have no such order.' });
  return found.order;
};

/** An order for its session, its customer or the holder of its token. */
export const readSampleOrder = (
  shop: SampleShop,
  asked: { id: number; session: string; token: string | undefined },
): Order =>
  orderWhere(shop, ({ order, session, customer }) => {
    const own =
      customer !== null && customer === accountOf(shop.customers, asked.session)?.customer.id;
    const opens =
      session === null || session === asked.session || own || order.token === asked.token;
    return order.id === asked.id && opens;
  });

/** An order for whoever knows its number and e-mail address. */
export const findSampleOrder = (shop: SampleShop, id: number, email: string): Order =>
  orderWhere(
    shop,
    ({ order }) => order.id === id && order.email.toLowerCase() === email.toLowerCase(),
  );
