import * as v from 'valibot';
import { messages } from '#messages/order';
import { Address } from './address.ts';
import { BagLine, GiftOptions, LineRequest, Personalization } from './bag.ts';
import { CardToken } from './card-token.ts';
import { Discount, DiscountCode } from './discount.ts';
import { EGiftCard } from './e-gift-card.ts';
import { endpoint } from './endpoint.ts';
import { GiftCard, GiftCardCode } from './gift-card.ts';
import { ProductType } from './product.ts';
import { Email, Id, IdInAddress, Moment, typed, Usd } from './scalar.ts';

/** Who comes to the shop to fetch the order. */
export const Pickup = v.object({
  name: typed(120, () => messages.pickupNameMissing),
  email: Email,
  phone: typed(40, () => messages.pickupPhoneMissing),
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

/** What goes back where an order was cancelled. */
export const CancelledRefund = v.object({
  /** To the card; 0 where none paid. */
  card: Usd,
  /** `void`: the card was authorised and never charged; `refund`: it was charged; null where none paid. */
  by: v.nullable(v.picklist(['void', 'refund'])),
  /** Onto the gift cards that paid. */
  gift_cards: Usd,
});
export type CancelledRefund = v.InferOutput<typeof CancelledRefund>;

export const Order = v.object({
  id: Id,
  /** Opens this order without a session, so it is unguessable (decision 012). */
  token: v.string(),
  email: v.string(),
  placed_at: Moment,
  status: OrderStatus,
  timeline: v.array(
    v.object({
      status: OrderStatus,
      at: Moment,
      /** Who cancelled it; the shop takes every other step. */
      by: v.optional(v.picklist(['shopper', 'shop'])),
    }),
  ),
  /** Whether it can be cancelled as it stands; the shop's word when it is asked to is the last. */
  cancellable: v.boolean(),
  /** Null while it is not cancelled. */
  refund: v.nullable(CancelledRefund),
  lines: v.array(OrderLine),
  totals: OrderTotals,
  shipping_type: ShippingType,
  /** Name of the way of delivery, e.g. "Standard"; empty for pickup and digital. */
  shipping_name: v.string(),
  estimated_arrival: v.nullable(Moment),
  shipping_info: v.nullable(Address),
  pickup_info: v.nullable(Pickup),
  discount: v.nullable(v.pick(Discount, ['code', 'kind'])),
  /** The gift cards that paid, by the last four of their codes. */
  gift_cards: v.array(v.object({ last_four: v.string(), amount_applied: Usd })),
  /** What the card pays: the total less the gift cards. */
  due: Usd,
  card: v.nullable(v.omit(CardToken, ['Token'])),
  /** Lets whoever was given something return it without seeing prices; null where nothing is a gift. */
  gift_code: v.nullable(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

/**
 * A refusal that carries what the shop knows better: 409 with the present lines and figures. A discount that
 * cannot be used any more has its sentence in `fields.discount_code`.
 */
export const OrderConflict = v.object({
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  /** What became of each line that changed. */
  changes: v.array(
    v.object({
      id: Id,
      type: ProductType,
      item_key: v.string(),
      title: v.string(),
      quantity: v.number(),
      max: v.number(),
      price: Usd,
      /** As the shop prices them now; null where it cannot be given that way. */
      gift_options: v.nullable(GiftOptions),
      /** As the shop prices it now; what it no longer offers is left out. */
      personalization: Personalization,
    }),
  ),
  totals: v.nullable(OrderTotals),
  /** What is now left on each gift card that cannot pay what the shopper saw; 0 for one that is unknown. */
  gift_cards: v.array(GiftCard),
});
export type OrderConflict = v.InferOutput<typeof OrderConflict>;

/**
 * Taxed by the address; pickup by the shop's place; digital only by the session's zip code, else 422 at `zip_code`.
 * `signed_in`: the browser takes a customer to be signed in; 403 where none is, for the order would not be theirs.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/order',
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
            v.minValue(1, () => messages.tooFew),
          ),
          /** The price the shopper saw, to tell them when it has changed; never used as the price. */
          price: Usd,
          /** With the price that the shopper saw, as above. */
          gift_options: v.optional(v.nullable(GiftOptions), null),
          /** With the fees that the shopper saw, as above; its keys are those of the product. */
          personalization: v.optional(v.pipe(Personalization, v.maxLength(10)), []),
          gift_card: v.optional(v.nullable(EGiftCard), null),
        }),
      ),
      v.minLength(1, () => messages.bagEmpty),
      v.maxLength(500, () => messages.tooManyItems),
    ),
    shipping_type: ShippingType,
    shipping_info: v.nullable(Address),
    pickup_info: v.nullable(Pickup),
    discount_code: v.optional(v.nullable(DiscountCode), null),
    /** In the order in which they pay, with what the shopper saw each of them pay. */
    gift_cards: v.optional(
      v.pipe(
        v.array(v.object({ code: GiftCardCode, amount_applied: Usd })),
        v.maxLength(20, () => messages.tooManyGiftCards),
      ),
      [],
    ),
    /** Null only where gift cards leave nothing to be paid. */
    card_token: v.nullable(typed(300, () => messages.cardMissing)),
    /** The grand total the shopper saw, before gift cards. */
    expected_total: Usd,
    signed_in: v.optional(v.boolean(), false),
  }),
  status: 201,
  answer: Order,
  refusals: [402, 409, 429, 503],
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/order/{id}',
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
  audience: 'personal',
  params: v.object({ id: IdInAddress }),
  body: v.object({ email: Email }),
  status: 200,
  answer: Order,
  refusals: [404, 429],
});

/** A refusal of {@link cancelOrder}: 409 with the order as it stands now. */
export const CancelConflict = v.object({ message: v.string(), order: Order });
export type CancelConflict = v.InferOutput<typeof CancelConflict>;

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/{id}/cancel',
  audience: 'personal',
  params: v.object({ id: IdInAddress }),
  body: v.object({
    token: v.optional(v.pipe(v.string(), v.maxLength(100))),
    email: v.optional(Email),
  }),
  status: 200,
  answer: Order,
  refusals: [404, 409, 429],
});
