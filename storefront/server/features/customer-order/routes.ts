import { listBought, listOrders, readCustomerOrder } from '@otzar/contract/customer-order';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { readBought, readOrderOf, readOrderPage } from './queries.ts';

/** The calls for what a customer has ordered. */
export function customerOrderRoutes(mount: Mount, { db }: Shop): void {
  mount(listOrders, ({ query }, { customer }) => readOrderPage(db, customer, query.page));
  mount(readCustomerOrder, ({ params }, { customer }) => readOrderOf(db, customer, params.id));
  mount(listBought, (_, { customer }) => readBought(db, customer));
}
