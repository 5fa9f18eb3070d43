import type { Answer, Endpoint } from '@otzar/contract/endpoint';
import type { RequestHandler } from 'msw';
import { requireAccount, type SampleAccount } from './sample-customers.ts';
import type { SampleShop } from './sample-shop.ts';
import { type SampleCall, serve } from './serve.ts';

/** Serves a call that only customers make. */
export const forCustomers =
  ({ customers }: SampleShop) =>
  <E extends Endpoint>(
    endpoint: E,
    answer: (call: SampleCall<E>, account: SampleAccount) => Answer<E>,
  ): RequestHandler =>
    serve(
      endpoint,
      (call) => answer(call, requireAccount(customers, call.session)),
      (session) => requireAccount(customers, session),
    );
