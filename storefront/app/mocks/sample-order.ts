import type { BagLine } from '@otzar/contract/bag';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { Order, OrderConflict, OrderTotals, placeOrder } from '@otzar/contract/order';
import type { ShippingMethod } from '@otzar/contract/shipping';
import { isDigitalOnly, lineKey } from '@otzar/domain/bag';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import { offersFor, type SampleShop, shippingTo, takeStock } from './sample-shop.ts';
import { Refused, refuseField } from './serve.ts';

type OrderBody = CallOutput<typeof placeOrder>['body'];

/** How an order travels, what that costs in cents, and the share that is taxed. */
interface Fulfilment {
  method: ShippingMethod | null;
  shippingCents: number;
  taxRate: number;
}

/** Every sample order is placed at this moment, so that its pictures stay the same. */
const PLACED_AT = '2026-11-24T15:12:00.000Z';

/** Last digits of the sandbox's card that is always declined. */
const DECLINED = '0002';

const refuseConflict = (
  changes: OrderConflict['changes'],
  totals: OrderTotals | null,
  message = 'Some things in your bag have changed. Please look at it again before you order.',
): never => {
  const body: OrderConflict = { message, changes, totals };
  throw new Refused(409, body);
};

const linesOf = (shop: SampleShop, requests: OrderBody['lines']): BagLine[] => {
  const offers = new Map(offersFor(shop, requests).map((offer) => [lineKey(offer), offer]));
  const changes: OrderConflict['changes'] = [];
  const lines = requests.flatMap((request): BagLine[] => {
    const { id, type, item_key, quantity } = request;
    const offer = offers.get(lineKey(request));
    const { max, price, title } = offer ?? { max: 0, price: request.price, title: '' };
    if (max < quantity || price !== request.price) {
      changes.push({ id, type, item_key, title, quantity, max, price });
    }
    return offer ? [{ ...offer, quantity, gift_options: null, personalization: [] }] : [];
  });
  return changes.length > 0 ? refuseConflict(changes, null) : lines;
};

const fulfilmentOf = (body: OrderBody, lines: BagLine[], sessionTaxRate: number): Fulfilment => {
  if (isDigitalOnly(lines)) return { method: null, shippingCents: 0, taxRate: sessionTaxRate };
  if (!body.shipping_type.delivery) {
    if (!body.pickup_info) return refuseField('pickup_info', 'Please say who picks the order up.');
    return { method: null, shippingCents: 0, taxRate: shippingTo('US').pickup.tax_rate };
  }
  if (!body.shipping_info) return refuseField('shipping_info', 'Please enter an address.');
  const options = shippingTo(body.shipping_info.country);
  const method = options.methods.find(({ id }) => id === body.shipping_type.id);
  if (!method) return refuseField('shipping_type.id', 'Please choose a way of delivery.');
  return {
    method,
    shippingCents: shippingCents(lines, method, options),
    taxRate: options.tax_rate,
  };
};

const cardFor = (shop: SampleShop, body: OrderBody, total: number): Order['card'] => {
  if (total === 0) return null;
  if (!body.card_token) return refuseField('card_token', 'Please enter a card.');
  const card = shop.cards.get(body.card_token);
  if (!card || card.last_four === DECLINED) {
    const message = 'Your bank declined this card. Please try another one.';
    throw new Refused(402, { message, fields: { card: message } });
  }
  const { last_four, brand, exp } = card;
  return { last_four, brand, exp };
};

const newOrder = (shop: SampleShop, body: OrderBody, session: string): Order => {
  const lines = linesOf(shop, body.lines);
  const fulfilment = fulfilmentOf(body, lines, shop.locations.get(session)?.tax_rate ?? 0);
  const totals = orderTotals({ lines, ...fulfilment });
  if (totals.total !== body.expected_total) refuseConflict([], totals);
  const card = cardFor(shop, body, totals.total);
  takeStock(shop, lines);
  return {
    id: 1042 + shop.orders.length,
    token: `sample-token-of-order-${1042 + shop.orders.length}`,
    email: body.email,
    placed_at: PLACED_AT,
    status: 'placed',
    timeline: [{ status: 'placed', at: PLACED_AT }],
    lines: lines.map(({ max: _, ...line }) => line),
    totals,
    shipping_type: body.shipping_type,
    shipping_name: fulfilment.method?.name ?? '',
    estimated_arrival: fulfilment.method?.estimated_arrival ?? null,
    shipping_info: body.shipping_info,
    pickup_info: body.pickup_info,
    card,
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
    refuseConflict([], null, 'This order was already sent with other contents.');
  }
  if (placed) return placed.order;
  const order = newOrder(shop, orderBody, session);
  shop.orders.push({ order, session, key, body });
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

/** An order for its session or the holder of its token. */
export const readSampleOrder = (
  shop: SampleShop,
  asked: { id: number; session: string; token: string | undefined },
): Order =>
  orderWhere(shop, ({ order, session }) => {
    const opens = session === null || session === asked.session || order.token === asked.token;
    return order.id === asked.id && opens;
  });

/** An order for whoever knows its number and e-mail address. */
export const findSampleOrder = (shop: SampleShop, id: number, email: string): Order =>
  orderWhere(
    shop,
    ({ order }) => order.id === id && order.email.toLowerCase() === email.toLowerCase(),
  );
