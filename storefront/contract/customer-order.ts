import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Order } from './order.ts';
import { ProductCard } from './product.ts';
import { IdInAddress, Moment } from './scalar.ts';

/** How many orders stand on one page of them. */
export const ORDERS_A_PAGE = 10;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/customer/order',
  audience: 'customer',
  query: v.object({
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
  }),
  status: 200,
  answer: v.object({
    orders: v.array(Order),
    page: v.number(),
    pages: v.number(),
    /** How many there are on all pages. */
    count: v.number(),
  }),
});

export const readCustomerOrder = endpoint({
  method: 'GET',
  path: '/api/customer/order/{id}',
  audience: 'customer',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: Order,
  refusals: [404],
});

/** What a customer had before and can have again. */
export const BoughtProduct = v.object({
  product: ProductCard,
  /** In how many orders. */
  times: v.number(),
  last_at: Moment,
});
export type BoughtProduct = v.InferOutput<typeof BoughtProduct>;

export const listBought = endpoint({
  method: 'GET',
  path: '/api/customer/bought',
  audience: 'customer',
  status: 200,
  answer: v.array(BoughtProduct),
});
