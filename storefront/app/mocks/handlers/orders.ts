import { api } from '@otzar/contract/api';
import type { RequestHandler } from 'msw';
import { forCustomers } from '../for-customers.ts';
import { returnHandlers } from '../return-handlers.ts';
import { accountOf, requireAccount } from '../sample-customers.ts';
import { boughtIn, ordersOf, pageOf } from '../sample-history.ts';
import { withoutLines } from '../sample-lines.ts';
import { cancelSampleOrder, readSampleOrder } from '../sample-opened-order.ts';
import { placeSampleOrder } from '../sample-order.ts';
import type { SampleShop } from '../sample-shop.ts';
import { found, serve } from '../serve.ts';

const placedOrders = (shop: SampleShop): RequestHandler[] => [
  serve(api.placeOrder, ({ body, headers, session }) => {
    if (body.signed_in) requireAccount(shop.customers, session);
    const order = placeSampleOrder(shop, session, headers['idempotency-key'] ?? '', body);
    const account = accountOf(shop.customers, session);
    if (account) account.bag = withoutLines(account.bag, order.lines);
    return order;
  }),
  serve(api.readOrder, ({ params, query, session }) =>
    readSampleOrder(shop, { id: params.id, session, token: query.token }),
  ),
  serve(api.cancelOrder, ({ params, body, session }) =>
    cancelSampleOrder(shop, { id: params.id, session, ...body }),
  ),
  serve(api.findOrder, ({ params, body, session }) =>
    readSampleOrder(shop, { id: params.id, session, email: body.email }),
  ),
];

const ordersOfCustomers = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  return [
    served(api.listOrders, ({ query }, account) => pageOf(ordersOf(shop, account), query.page)),
    served(api.listBought, (_, account) => boughtIn(ordersOf(shop, account))),
    served(api.readCustomerOrder, ({ params }, account) =>
      found(ordersOf(shop, account).find(({ id }) => id === params.id)),
    ),
  ];
};

/** Answers to the calls about orders, and what goes back. */
export const ordersAnswers = (shop: SampleShop): RequestHandler[] => [
  ...placedOrders(shop),
  ...ordersOfCustomers(shop),
  ...returnHandlers(shop),
];
