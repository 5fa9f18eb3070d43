import * as v from 'valibot';
import { messages } from '#messages/shipping';
import { endpoint } from './endpoint.ts';
import { Id, Moment, typed, Usd } from './scalar.ts';

/** A share of the price, e.g. 0.08875. */
const TaxRate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A way of delivery with its price and its promise. */
export const ShippingMethod = v.object({
  id: Id,
  name: v.string(),
  price: Usd,
  /** Days from order to door, on the server's clock. */
  days: v.number(),
  estimated_arrival: Moment,
});
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>;

/** Specification, section 3, Shipping options. */
export const ShippingOptions = v.object({
  /** The threshold of `free_over`; 0 where there is none, because everything ships free or nothing does. */
  over_price: Usd,
  pickup: v.object({
    days: v.number(),
    hours: v.number(),
    date: Moment,
    /** A share of the price, taxed where the shop stands: what is fetched is sold there. */
    tax_rate: TaxRate,
  }),
  /** A share of the price, taxed where the parcel goes. */
  tax_rate: TaxRate,
  fastest: ShippingMethod,
  cheapest: ShippingMethod,
  /** The way that is free from a threshold on; null where nothing ships free (decision 017). */
  free_over: v.nullable(
    v.object({
      id: Id,
      days: v.number(),
      estimated_arrival: Moment,
      /** The merchandise total before savings and tax that an order must reach; 0 where all orders ship free. */
      free_shipping_above: Usd,
    }),
  ),
  /** Every method that reaches this zip code, cheapest first. */
  methods: v.array(ShippingMethod),
  shipping_ids_not_excluded_from_free_shipping: v.string(),
  fulfillment_expires: Moment,
  store_expires: Moment,
});
export type ShippingOptions = v.InferOutput<typeof ShippingOptions>;

export const readShipping = endpoint({
  method: 'POST',
  path: '/api/shipping/index',
  audience: 'personal',
  body: v.object({
    zip_code: typed(12, () => messages.zipMissing),
    country: v.optional(v.string(), 'US'),
    product_id: v.optional(Id),
  }),
  status: 200,
  answer: ShippingOptions,
  refusals: [404],
});
