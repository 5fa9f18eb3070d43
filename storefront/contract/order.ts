import * as v from 'valibot';
import { BagLine, LineRequest } from './bag.ts';
import { CardToken } from './card.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, IdInAddress, Moment, typed, typedOrEmpty, Usd } from './scalar.ts';

/** A postal address as the shopper gives it; one name field. */
export const Address = v.object({
  name: typed(120, 'Please enter the name for the parcel.'),
  street: typed(200, 'Please enter the street and house number.'),
  street_2: v.optional(typedOrEmpty(200), ''),
  city: typed(120, 'Please enter the city.'),
  region: v.optional(typedOrEmpty(80), ''),
  postal_code: typed(12, 'Please enter the zip or postal code.'),
  country: v.pipe(
    v.string('Please choose a country.'),
    v.regex(/^[A-Z]{2}$/, 'Please choose a country.'),
  ),
  phone: v.optional(typedOrEmpty(40), ''),
});
export type Address = v.InferOutput<typeof Address>;

/** Who comes to the shop to fetch the order. */
export const Pickup = v.object({
  name: typed(120, 'Please enter the name of the person who picks it up.'),
  email: Email,
  phone: typed(40, 'Please enter a phone number for the day of pickup.'),
});
export type Pickup = v.InferOutput<typeof Pickup>;

/** How the order travels: `delivery` false means pickup (specification, section 4). */
export const ShippingType = v.object({
  delivery: v.boolean(),
  /** The chosen shipping method; null for pickup and for a digital-only bag. */
  id: v.nullable(Id),
});
export type ShippingType = v.InferOutput<typeof ShippingType>;

export const OrderTotals = v.object({
  subtotal: Usd,
  tax: Usd,
  shipping: Usd,
  gift_options: Usd,
  personalization: Usd,
  discount: Usd,
  total: Usd,
});
export type OrderTotals = v.InferOutput<typeof OrderTotals>;

export const OrderLine = v.object({
  ...v.omit(BagLine, ['max']).entries,
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

export const OrderStatus = v.picklist([
  'placed',
  'packed',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'cancelled',
]);
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

export const Order = v.object({
  id: Id,
  /** Opens this order without a session, so it is unguessable (design, point 7). */
  token: v.string(),
  email: v.string(),
  placed_at: Moment,
  status: OrderStatus,
  timeline: v.array(v.object({ status: OrderStatus, at: Moment })),
  lines: v.array(OrderLine),
  totals: OrderTotals,
  shipping_type: ShippingType,
  /** Name of the way of delivery, e.g. "Standard"; empty for pickup and digital. */
  shipping_name: v.string(),
  estimated_arrival: v.nullable(Moment),
  shipping_info: v.nullable(Address),
  pickup_info: v.nullable(Pickup),
  card: v.nullable(v.omit(CardToken, ['Token'])),
});
export type Order = v.InferOutput<typeof Order>;

/** A refusal that carries what the shop knows better: 409 with the present lines and figures. */
export const OrderConflict = v.object({
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  /** What became of each line that changed. */
  changes: v.array(
    v.object({
      id: Id,
      type: v.string(),
      item_key: v.string(),
      title: v.string(),
      quantity: v.number(),
      max: v.number(),
      price: Usd,
    }),
  ),
  totals: v.nullable(OrderTotals),
});
export type OrderConflict = v.InferOutput<typeof OrderConflict>;

/**
 * Taxed by the address for delivery, by the shop's own place for pickup, and by the zip code of the
 * session for what is digital only.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order: one for each Idempotency-Key, however often it is sent.',
  audience: 'personal',
  headers: { 'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) },
  body: v.object({
    email: Email,
    lines: v.pipe(
      v.array(
        v.object({
          ...LineRequest.entries,
          quantity: v.pipe(
            LineRequest.entries.quantity,
            v.minValue(1, 'Please enter a quantity of at least 1.'),
          ),
          /** The price the shopper saw, to tell them when it has changed; never used as the price. */
          price: Usd,
        }),
      ),
      v.minLength(1, 'Your bag is empty.'),
      v.maxLength(500, 'One order holds at most 500 different items.'),
    ),
    shipping_type: ShippingType,
    shipping_info: v.nullable(Address),
    pickup_info: v.nullable(Pickup),
    /** Null only where nothing is to be paid. */
    card_token: v.nullable(typed(200, 'Please enter a card.')),
    /** The total the shopper saw. */
    expected_total: Usd,
  }),
  status: 201,
  answer: Order,
  refusals: [402, 409],
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/order/{id}',
  summary: 'An order, for the session that placed it or the holder of its token.',
  audience: 'personal',
  params: v.object({ id: IdInAddress }),
  query: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  status: 200,
  answer: Order,
  refusals: [404],
});

export const findOrder = endpoint({
  method: 'POST',
  path: '/api/order/{id}/status',
  summary: 'An order, for whoever knows its number and its e-mail address.',
  audience: 'personal',
  params: v.object({ id: IdInAddress }),
  body: v.object({ email: Email }),
  status: 200,
  answer: Order,
  refusals: [404, 429],
});
