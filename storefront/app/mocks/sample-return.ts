import type { CallOutput } from '@otzar/contract/endpoint';
import type { Order } from '@otzar/contract/order';
import { readOrderExamples } from '@otzar/contract/order.examples';
import type {
  findReturnable,
  makeReturn,
  OrderReturn,
  ReturnableOrder,
} from '@otzar/contract/return';
import { readReturnExamples } from '@otzar/contract/return.examples';
import { addressLines } from '@otzar/domain/address';
import { plusDays } from '@otzar/domain/calendar-day';
import { toUsd } from '@otzar/domain/money';
import { isOurFault } from '@otzar/domain/refund';
import {
  giftReturnCode,
  labelCode,
  quantityProblem,
  type Returned,
  refundParts,
  returnableOrder,
  SEND_DAYS,
  wantedRefund,
} from '@otzar/domain/return';
import { returnedQuantities, returnStateOf } from '@otzar/domain/return-status';
import { accountOf, countTry } from './sample-customers.ts';
import type { KeptOrder, SampleShop } from './sample-shop.ts';
import { Refused, refuseField } from './serve.ts';

type Lookup = CallOutput<typeof findReturnable>['body'];
type Asked = CallOutput<typeof makeReturn>['body'];

/** The sample shop stands still on this day, so that its pictures stay the same. */
const NOW = '2026-11-24T15:12:00.000Z';
const TODAY = NOW.slice(0, 10);

/** What is returned by its examples has smaller ids. */
const FIRST_ID = 7;

const missing = (): never => {
  throw new Refused(404, {
    message:
      'We find no order with this number here. Please check the number and the e-mail address.',
  });
};

/** The example that has arrived opens to anyone. */
const example: KeptOrder = {
  order: readOrderExamples.arrived,
  session: null,
  customer: null,
  key: '',
  body: '',
};

const keptOrder = ({ orders }: SampleShop, id: number): KeptOrder | undefined =>
  [...orders, example].find(({ order }) => order.id === id);

const proofOf = ({ id }: Order, gift: boolean): string =>
  gift ? `g.sample-proof-of-gift-${id}` : `o.sample-proof-of-order-${id}`;

/** Whether somebody opens an order as a gift; null where it does not open to them. */
function opening(
  shop: SampleShop,
  kept: KeptOrder,
  asked: Lookup,
  session: string,
): boolean | null {
  const { order } = kept;
  const { token, gift_code, email } = asked;
  if (token !== undefined)
    return [false, true].find((gift) => proofOf(order, gift) === token) ?? null;
  if (gift_code !== undefined)
    return order.gift_code === giftReturnCode(gift_code) && order.gift_code !== null ? true : null;
  if (email !== undefined) return email.toLowerCase() === order.email.toLowerCase() ? false : null;
  const customer = accountOf(shop.customers, session)?.customer.id;
  const own = kept.session === null || kept.session === session;
  return own || (kept.customer !== null && kept.customer === customer) ? false : null;
}

function returnedOf({ returns }: SampleShop, id: number): Returned {
  const theirs = returns.filter(({ made }) => made.order_id === id);
  const lines = theirs.flatMap(({ made }) => made.lines.map((one) => ({ ...one, line: one.id })));
  return {
    quantities: returnedQuantities(lines),
    ourFault: lines.every(({ reason }) => isOurFault(reason)),
    card: theirs.reduce((sum, { cardCents }) => sum + cardCents, 0),
    shipping: theirs.reduce((sum, { shippingCents }) => sum + shippingCents, 0),
  };
}

function shownOrder(shop: SampleShop, order: Order, gift: boolean): ReturnableOrder {
  const opened = { gift, token: proofOf(order, gift) };
  const state = returnStateOf(order, TODAY);
  return returnableOrder(order, returnedOf(shop, order.id), state, opened);
}

/** What of an order can come back, for who may know. */
export const findSampleReturnable = (
  shop: SampleShop,
  session: string,
  asked: Lookup,
): ReturnableOrder => {
  const guess = asked.email ?? asked.gift_code;
  const tries = `return:${session}`;
  if (guess !== undefined) countTry(shop.customers, tries);
  const kept = keptOrder(shop, asked.order_id);
  const gift = kept ? opening(shop, kept, asked, session) : null;
  if (kept === undefined || gift === null) return missing();
  shop.customers.tries.delete(tries);
  return shownOrder(shop, kept.order, gift);
};

function refuseLines(shown: ReturnableOrder, whole: ReturnableOrder, { lines }: Asked): void {
  const seen = new Set<number>();
  for (const [place, { id, quantity, returnable }] of lines.entries()) {
    const line = shown.lines.find((one) => one.id === id);
    const before = whole.lines.find((one) => one.id === id)?.money?.returned ?? 0;
    if (line && before > 0 && returnable > line.returnable && quantity <= line.bought) {
      const message = 'Something of this order was returned meanwhile. Please look at it again.';
      throw new Refused(409, { message, order: shown } as never);
    }
    const problem = seen.has(id) ? 'This is named twice.' : quantityProblem(line, quantity);
    if (problem !== null) refuseField(`lines.${place}.quantity`, problem);
    seen.add(id);
  }
}

function refuseGift({ refund, email }: Asked): void {
  if (refund === 'card') refuseField('refund', 'A gift comes back as a gift card.');
  if (email === null) refuseField('email', 'Please enter the e-mail address for your gift card.');
}

const partsOf = (order: Order, card: number, giftCard: number): OrderReturn['refunds'] => {
  const { brand = null, last_four = null } = order.card ?? {};
  const onto = { to: 'gift_card' as const, brand: null, last_four: null };
  return [
    ...(card > 0 ? [{ to: 'card' as const, amount: toUsd(card), brand, last_four }] : []),
    ...(giftCard > 0 ? [{ ...onto, amount: toUsd(giftCard) }] : []),
  ];
};

const linesOf = (whole: ReturnableOrder, asked: Asked, cents: number[], gift: boolean) =>
  asked.lines.flatMap(({ id, quantity, reason }, place) => {
    const line = whole.lines.find((one) => one.id === id);
    if (!line) return [];
    const { title, heb_title, detail, picture } = line;
    const refund = gift ? null : toUsd(cents[place] ?? 0);
    return [{ id, title, heb_title, detail, picture, quantity, reason, refund }];
  });

function newReturn(
  id: number,
  order: Order,
  whole: ReturnableOrder,
  asked: Asked,
  gift: boolean,
): { made: OrderReturn; cardCents: number; shippingCents: number } {
  const refund = wantedRefund(whole, asked.lines) ?? { lines: [], shipping: 0, total: 0 };
  const { card, giftCard } = refundParts(whole, refund.total, asked.refund);
  const sender = order.shipping_info ? addressLines(order.shipping_info) : [order.email];
  const made: OrderReturn = {
    id,
    order_id: order.id,
    token: `sample-token-of-return-${id}`,
    gift,
    made_at: NOW,
    send_by: plusDays(TODAY, SEND_DAYS),
    status: 'awaited',
    received_at: null,
    method: asked.method,
    email: gift ? (asked.email ?? '') : order.email,
    lines: linesOf(whole, asked, refund.lines, gift),
    shipping: gift ? null : toUsd(refund.shipping),
    refunds: gift
      ? [{ to: 'gift_card', amount: null, brand: null, last_four: null }]
      : partsOf(order, card, giftCard),
    label: {
      code: labelCode(id, order.id),
      from: gift ? ['Gift return', `Order ${order.id}`] : sender,
    },
  };
  return { made, cardCents: card, shippingCents: refund.shipping };
}

/** Returns things of an order, once for each key of a session. */
export const makeSampleReturn = (
  shop: SampleShop,
  session: string,
  key: string,
  asked: Asked,
): OrderReturn => {
  const kept = keptOrder(shop, asked.order_id);
  const gift = kept
    ? opening(shop, kept, { order_id: asked.order_id, token: asked.token }, session)
    : null;
  if (kept === undefined || gift === null) return missing();
  const body = JSON.stringify(asked);
  const before = shop.returns.find((one) => one.session === session && one.key === key);
  if (before && before.body !== body)
    throw new Refused(409, { message: 'This return was already sent with other contents.' });
  if (before) return before.made;
  const { order } = kept;
  const shown = shownOrder(shop, order, gift);
  const whole = shownOrder(shop, order, false);
  refuseLines(shown, whole, asked);
  if (gift) refuseGift(asked);
  const id = FIRST_ID + shop.returns.length;
  const { made, ...cents } = newReturn(id, order, whole, asked, gift);
  const customer = gift ? null : kept.customer;
  shop.returns.push({ made, session, customer, key, body, ...cents });
  return made;
};

/** A return for its session, its customer or the holder of its token; the examples open to anyone. */
export const readSampleReturn = (
  shop: SampleShop,
  { id, session, token }: { id: number; session: string; token: string | undefined },
): OrderReturn => {
  const known = Object.values(readReturnExamples).find((one) => one.id === id);
  if (known) return known;
  const customer = accountOf(shop.customers, session)?.customer.id;
  const kept = shop.returns.find(({ made }) => made.id === id);
  const own = kept?.session === session || (kept?.customer ?? -1) === customer;
  if (!kept || !(own || kept.made.token === token)) return missing();
  return kept.made;
};

/** An order that was placed here arrives. */
export const deliverSample = ({ orders }: SampleShop, id: number): void => {
  const kept = orders.find(({ order }) => order.id === id);
  if (!kept) return;
  const step = { status: 'delivered' as const, at: NOW };
  const timeline = [...kept.order.timeline, step];
  kept.order = { ...kept.order, status: 'delivered', timeline, cancellable: false };
};

/** A return that was made here comes back. */
export const receiveSample = ({ returns }: SampleShop, id: number): void => {
  const kept = returns.find(({ made }) => made.id === id);
  if (kept) kept.made = { ...kept.made, status: 'received', received_at: NOW };
};
