import { accountCalls, accountSchemas } from './api/account.ts';
import { bagCalls, bagSchemas } from './api/bag.ts';
import { catalogueCalls, catalogueSchemas } from './api/catalogue.ts';
import { checkoutCalls, checkoutSchemas } from './api/checkout.ts';
import { ordersCalls, ordersSchemas } from './api/orders.ts';
import { storeCalls, storeSchemas } from './api/store.ts';
import { Problem } from './problem.ts';

/** Every call of the shop, by name: the OpenAPI document, the server and the mocks are made from it. */
export const api = {
  ...accountCalls,
  ...bagCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...storeCalls,
} as const;

/** What answers are made of; each is written once in the document and referred to by name. */
export const schemas = {
  ...accountSchemas,
  ...bagSchemas,
  ...catalogueSchemas,
  ...checkoutSchemas,
  ...ordersSchemas,
  ...storeSchemas,
  Problem,
};

export type Api = typeof api;
export type CallName = keyof Api;
