import { api } from '@otzar/contract/api';
import type { OrderReturn } from '@otzar/contract/return';
import type { RequestHandler } from 'msw';
import { forCustomers } from './customer-handlers.ts';
import type { SampleAccount } from './sample-customers.ts';
import { findSampleReturnable, makeSampleReturn, readSampleReturn } from './sample-return.ts';
import type { SampleShop } from './sample-shop.ts';
import { serve } from './serve.ts';

/** What an account has sent back here, the last one first. */
export const returnsOf = (
  { returns }: SampleShop,
  { customer }: SampleAccount,
  orderId?: number,
): OrderReturn[] =>
  returns
    .filter((kept) => kept.customer === customer.id)
    .map(({ made }) => made)
    .filter(({ order_id }) => orderId === undefined || order_id === orderId)
    .toReversed();

/** Answers to the calls about what goes back. */
export const returnHandlers = (shop: SampleShop): RequestHandler[] => [
  serve(api.findReturnable, ({ body, session }) => findSampleReturnable(shop, session, body)),
  serve(api.makeReturn, ({ body, headers, session }) =>
    makeSampleReturn(shop, session, headers['idempotency-key'] ?? '', body),
  ),
  serve(api.readReturn, ({ params, query, session }) =>
    readSampleReturn(shop, { id: params.id, session, token: query.token }),
  ),
  forCustomers(shop)(api.listReturns, ({ query }, account) =>
    returnsOf(shop, account, query.order_id),
  ),
];
