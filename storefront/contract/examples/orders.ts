import {
  listBoughtExamples,
  listOrdersExamples,
  readCustomerOrderExamples,
} from '../customer-order.examples.ts';
import {
  cancelOrderExamples,
  findOrderExamples,
  placeOrderExamples,
  readOrderExamples,
} from '../order.examples.ts';
import {
  findReturnableExamples,
  listReturnsExamples,
  makeReturnExamples,
  readReturnExamples,
} from '../return.examples.ts';

/** Example answers of the calls about orders, and what goes back. */
export const ordersExamples = {
  cancelOrder: cancelOrderExamples,
  findOrder: findOrderExamples,
  findReturnable: findReturnableExamples,
  listBought: listBoughtExamples,
  listOrders: listOrdersExamples,
  listReturns: listReturnsExamples,
  makeReturn: makeReturnExamples,
  placeOrder: placeOrderExamples,
  readCustomerOrder: readCustomerOrderExamples,
  readOrder: readOrderExamples,
  readReturn: readReturnExamples,
};
