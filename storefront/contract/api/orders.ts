import { listBought, listOrders, readCustomerOrder } from '../customer-order.ts';
import {
  cancelOrder,
  findOrder,
  Order,
  OrderConflict,
  OrderLine,
  OrderTotals,
  Pickup,
  placeOrder,
  readOrder,
} from '../order.ts';
import { findReturnable, listReturns, makeReturn, readReturn } from '../return.ts';

/** The calls about orders, and what goes back. */
export const ordersCalls = {
  cancelOrder,
  findOrder,
  findReturnable,
  listBought,
  listOrders,
  listReturns,
  makeReturn,
  placeOrder,
  readCustomerOrder,
  readOrder,
  readReturn,
};

/** What their answers are made of. */
export const ordersSchemas = { Order, OrderConflict, OrderLine, OrderTotals, Pickup };
