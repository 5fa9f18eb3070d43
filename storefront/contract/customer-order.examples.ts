import type { listBought, listOrders, readCustomerOrder } from './customer-order.ts';
import type { Answer } from './endpoint.ts';
import { readOrderExamples } from './order.examples.ts';
import { readCardsExamples } from './product.examples.ts';

const orders = Object.values(readOrderExamples).filter(
  (order, place, all) => all.findIndex(({ id }) => id === order.id) === place,
);

export const listOrdersExamples = {
  default: { orders, page: 1, pages: 1, count: orders.length },
  empty: { orders: [], page: 1, pages: 1, count: 0 },
} satisfies Record<string, Answer<typeof listOrders>>;

export const readCustomerOrderExamples = {
  default: readOrderExamples.default,
} satisfies Record<string, Answer<typeof readCustomerOrder>>;

export const listBoughtExamples = {
  default: readCardsExamples.default.map((product, place) => ({
    product,
    times: place + 1,
    last_at: '2026-11-24T15:12:00.000Z',
  })),
  empty: [],
} satisfies Record<string, Answer<typeof listBought>>;
