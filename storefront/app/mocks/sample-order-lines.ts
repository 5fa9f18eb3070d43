import type { BagLine } from '@otzar/contract/bag';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { Location } from '@otzar/contract/location';
import type { OrderConflict, OrderTotals, placeOrder } from '@otzar/contract/order';
import type { ShippingMethod } from '@otzar/contract/shipping';
import { isDigitalOnly, lineKey } from '@otzar/domain/bag';
import { deliverOnProblem, eGiftCardLine } from '@otzar/domain/e-gift-card';
import { personalizationProblem, pricedExtras, sameExtrasPrice } from '@otzar/domain/extras';
import { placeProblem } from '@otzar/domain/places';
import { regionProblem } from '@otzar/domain/regions';
import { shippingCents } from '@otzar/domain/shipping';
import { isTaxByPlace } from '@otzar/domain/totals';
import { extrasOf, offersFor, type SampleShop, shippingTo } from './sample-shop.ts';
import { Refused, refuseField } from './serve.ts';

export type OrderBody = CallOutput<typeof placeOrder>['body'];

const CHANGED = 'Some things in your bag have changed. Please look at it again before you order.';

/** Refuses an order that the shop knows better. @throws {Refused} 409 */
export const refuseConflict = (
  known: Partial<OrderConflict>,
  totals: OrderTotals | null = null,
): never => {
  const body: OrderConflict = { message: CHANGED, changes: [], gift_cards: [], totals, ...known };
  throw new Refused(409, body);
};

type Request = OrderBody['lines'][number];

const eGiftCardOf = (request: Request, place: number): BagLine | null => {
  const offer = readEGiftCardExamples.default;
  const field = `lines.${place}.gift_card`;
  const isOne = request.type === 'giftCard' && request.id === offer.id;
  if (!request.gift_card) {
    return isOne ? refuseField(field, 'Please say whom the gift card is for.') : null;
  }
  if (!isOne) return refuseField(field, 'This is no e-gift card.');
  const problem = deliverOnProblem(request.gift_card.deliver_on, new Date());
  if (problem) return refuseField(`${field}.deliver_on`, problem);
  return eGiftCardLine(offer, request.gift_card, request.item_key, request.quantity);
};

/** The lines of an order at the shop's own prices. @throws {Refused} 409 for what changed, 422 for what cannot be */
export const linesOf = (shop: SampleShop, requests: Request[]): BagLine[] => {
  const offers = new Map(offersFor(shop, requests).map((offer) => [lineKey(offer), offer]));
  const changes: OrderConflict['changes'] = [];
  const lines = requests.flatMap((request, place): BagLine[] => {
    const { id, type, item_key, quantity } = request;
    const offer = eGiftCardOf(request, place) ?? offers.get(lineKey(request));
    const { max, price, title } = offer ?? { max: 0, price: request.price, title: '' };
    const own = extrasOf(offer?.product_id ?? 0);
    const wrong = offer && personalizationProblem(request.personalization, own.personalizations);
    if (wrong) refuseField(`lines.${place}.personalization.${wrong.path}`, wrong.message);
    const extras = pricedExtras(request, own);
    if (max < quantity || price !== request.price || !sameExtrasPrice(request, extras)) {
      changes.push({ id, type, item_key, title, quantity, max, price, ...extras });
    }
    return offer ? [{ ...offer, quantity, ...extras, gift_card: request.gift_card }] : [];
  });
  return changes.length > 0 ? refuseConflict({ changes }) : lines;
};

/** How an order travels, what that costs in cents, and the share that is taxed. */
export interface Fulfilment {
  method: ShippingMethod | null;
  shippingCents: number;
  taxRate: number;
}

/** How an order travels. @throws {Refused} 422 when something that is needed is missing */
export const fulfilmentOf = (
  body: OrderBody,
  lines: BagLine[],
  location: Location | undefined,
): Fulfilment => {
  if (isDigitalOnly(lines)) {
    if (!location?.zip && isTaxByPlace(lines))
      return refuseField('zip_code', 'Please tell us your zip code: the tax depends on it.');
    return { method: null, shippingCents: 0, taxRate: location?.tax_rate ?? 0 };
  }
  if (!body.shipping_type.delivery) {
    if (!body.pickup_info) return refuseField('pickup_info', 'Please say who picks the order up.');
    return { method: null, shippingCents: 0, taxRate: shippingTo('US', '11201').pickup.tax_rate };
  }
  if (!body.shipping_info) return refuseField('shipping_info', 'Please enter an address.');
  const { country, postal_code } = body.shipping_info;
  const wrongPlace = placeProblem(country, postal_code);
  if (wrongPlace) return refuseField('shipping_info.postal_code', wrongPlace);
  const options = shippingTo(country, postal_code);
  const method = options.methods.find(({ id }) => id === body.shipping_type.id);
  if (!method) return refuseField('shipping_type.id', 'Please choose a way of delivery.');
  const wrongRegion = regionProblem(body.shipping_info);
  if (wrongRegion) return refuseField('shipping_info.region', wrongRegion);
  return {
    method,
    shippingCents: shippingCents(lines, method, options),
    taxRate: options.tax_rate,
  };
};
