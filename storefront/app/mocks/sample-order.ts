import type { BagLine } from '@otzar/contract/bag';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { Location } from '@otzar/contract/location';
import type { Order, placeOrder } from '@otzar/contract/order';
import { placeOrderExamples } from '@otzar/contract/order.examples';
import { isDigitalOnly, lineKey } from '@otzar/domain/bag';
import { isCancellable } from '@otzar/domain/cancellation';
import { discountCents } from '@otzar/domain/discount';
import { eGiftCardLine } from '@otzar/domain/e-gift-card';
import { pricedExtras } from '@otzar/domain/extras';
import { addGiftCard, lastFour, leftToPay, noGiftCards } from '@otzar/domain/gift-card';
import { isGiven } from '@otzar/domain/return';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import { checkSampleDiscount, checkSampleGiftCard } from './sample-codes.ts';
import { accountOf } from './sample-customers.ts';
import { shippingTo } from './sample-places.ts';
import { extrasOf, offersFor, type SampleShop } from './sample-shop.ts';

type OrderBody = CallOutput<typeof placeOrder>['body'];

const example = placeOrderExamples.default;

/** What is ordered, at the prices of the examples. */
function linesOf(shop: SampleShop, requests: OrderBody['lines']): BagLine[] {
  const offers = new Map(offersFor(shop, requests).map((offer) => [lineKey(offer), offer]));
  return requests.flatMap((request): BagLine[] => {
    const { item_key, quantity, gift_card } = request;
    if (gift_card)
      return [eGiftCardLine(readEGiftCardExamples.default, gift_card, item_key, quantity)];
    const offer = offers.get(lineKey(request));
    if (!offer) return [];
    const extras = pricedExtras(request, extrasOf(offer.product_id));
    return [{ ...offer, quantity, ...extras, gift_card: null }];
  });
}

/** How an order travels, what that costs in cents, and the share that is taxed. */
function fulfilmentOf(
  { shipping_info, shipping_type }: OrderBody,
  lines: BagLine[],
  location: Location | undefined,
) {
  const free = { method: undefined, shippingCents: 0 };
  if (isDigitalOnly(lines)) return { ...free, taxRate: location?.tax_rate ?? 0 };
  const { country, postal_code } = shipping_info ?? { country: '', postal_code: '' };
  const options = shippingTo(country, postal_code);
  if (!shipping_type.delivery) return { ...free, taxRate: options.pickup.tax_rate };
  const method = options.methods.find(({ id }) => id === shipping_type.id) ?? options.cheapest;
  const cents = shippingCents(lines, method, options);
  return { method, shippingCents: cents, taxRate: options.tax_rate };
}

function newOrder(shop: SampleShop, body: OrderBody, session: string): Order {
  const id = example.id + shop.orders.length;
  const lines = linesOf(shop, body.lines);
  const fulfilment = fulfilmentOf(body, lines, shop.locations.get(session));
  const { method, shippingCents: shipping } = fulfilment;
  const discount =
    body.discount_code === null ? null : checkSampleDiscount(body.discount_code, lines);
  const off = discount ? discountCents(discount, lines, shipping) : 0;
  const totals = orderTotals({ lines, ...fulfilment, discountCents: off });
  const cards = body.gift_cards
    .map(({ code }) => checkSampleGiftCard(code))
    .reduce(addGiftCard, { ...noGiftCards, orderTotal: totals.total });
  const due = leftToPay(cards);
  const paid = due > 0 ? shop.cards.get(body.card_token ?? '') : undefined;
  return {
    ...example,
    id,
    token: `sample-token-of-order-${id}`,
    email: body.email,
    cancellable: isCancellable({ id, status: example.status, lines }),
    lines: lines.map(({ max: _, ...line }) => line),
    totals,
    shipping_type: body.shipping_type,
    shipping_name: method?.name ?? '',
    estimated_arrival: method?.estimated_arrival ?? null,
    shipping_info: body.shipping_info,
    pickup_info: body.pickup_info,
    discount: discount && off > 0 ? { code: discount.code, kind: discount.kind } : null,
    gift_cards: cards.giftcards.map(({ code, amount_applied }) => ({
      last_four: lastFour(code),
      amount_applied,
    })),
    due,
    card: paid ? { last_four: paid.last_four, brand: paid.brand, exp: paid.exp } : null,
    gift_code: lines.some(isGiven) ? placeOrderExamples.given.gift_code : null,
  };
}

/** Places an order, once for each key of a session. */
export function placeSampleOrder(
  shop: SampleShop,
  session: string,
  key: string,
  body: OrderBody,
): Order {
  const placed = shop.orders.find((stored) => stored.session === session && stored.key === key);
  if (placed) return placed.order;
  const order = newOrder(shop, body, session);
  const customer = accountOf(shop.customers, session)?.customer.id ?? null;
  shop.orders.push({ order, session, customer, key });
  return order;
}
