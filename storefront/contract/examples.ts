import type { Api, CallName } from './api.ts';
import type { Answer } from './endpoint.ts';
import { accountExamples } from './examples/account.ts';
import { bagExamples } from './examples/bag.ts';
import { catalogueExamples } from './examples/catalogue.ts';
import { checkoutExamples } from './examples/checkout.ts';
import { ordersExamples } from './examples/orders.ts';
import { storeExamples } from './examples/store.ts';

/** Example answers of each call by scenario; every call has a `default`. */
export const examples = {
  ...accountExamples,
  ...bagExamples,
  ...catalogueExamples,
  ...checkoutExamples,
  ...ordersExamples,
  ...storeExamples,
} satisfies {
  [Name in CallName]: { default: Answer<Api[Name]> } & Record<string, Answer<Api[Name]>>;
};
