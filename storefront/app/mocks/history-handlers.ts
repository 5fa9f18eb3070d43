import { api } from '@otzar/contract/api';
import { openLibraryItemExamples } from '@otzar/contract/library.examples';
import { estimatePlanExamples } from '@otzar/contract/plan.examples';
import { sampleProducts } from '@otzar/contract/product.examples';
import type { RequestHandler } from 'msw';
import { forCustomers } from './for-customers.ts';
import { chatOf } from './sample-chat.ts';
import type { SampleAccount } from './sample-customers.ts';
import { libraryOf, ordersOf } from './sample-history.ts';
import { shownLines } from './sample-lines.ts';
import { beginSample } from './sample-plans.ts';
import type { SampleShop } from './sample-shop.ts';
import { changeSample, endSample, shownSamples, todayInSamples } from './sample-subscription.ts';
import { found } from './serve.ts';

/** Where what is begun here is numbered from; the examples have smaller ids. */
const BEGUN_FROM = 2000;

/** Whom an account follows, by name, the last one first. */
const followedBy = ({ following }: SampleAccount) => {
  const creators = new Map(
    sampleProducts.flatMap((product) => product.creators.map((one) => [one.id, one])),
  );
  const vendors = new Map(sampleProducts.map(({ vendor_id, vendor }) => [vendor_id, vendor]));
  return {
    creators: following.creators.toReversed().flatMap((id) => creators.get(id) ?? []),
    vendors: following.vendors.toReversed().flatMap((id) => {
      const name = vendors.get(id);
      return name ? [{ id, name, path: `/search?q=${encodeURIComponent(name)}` }] : [];
    }),
  };
};

/** Answers to the calls about what a customer reads, subscribes to and follows, and all that the shop has of them. */
export const historyHandlers = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  const { subscriptions } = shop;
  const begun = new Map<string, number>();
  const allOf = ({ customer }: SampleAccount) => subscriptions.get(customer.id) ?? [];
  return [
    served(api.readLibrary, (_, account) => libraryOf(shop, account)),
    served(api.openLibraryItem, ({ params }, account) => {
      found(libraryOf(shop, account).find(({ id }) => id === params.id));
      return openLibraryItemExamples.default;
    }),
    served(api.listFollowed, (_, account) => followedBy(account)),
    served(api.listSubscriptions, (_, account) => shownSamples(allOf(account))),
    served(api.readSubscription, ({ params }, account) =>
      found(shownSamples(allOf(account)).find(({ id }) => id === params.id)),
    ),
    served(api.beginSubscription, ({ body, headers }, account) => {
      const key = `${account.customer.id}:${headers['idempotency-key']}`;
      const known = begun.get(key);
      const all = allOf(account);
      if (known) return found(shownSamples(all).find(({ id }) => id === known));
      const one = beginSample(body, BEGUN_FROM + begun.size);
      subscriptions.set(account.customer.id, [...all, one]);
      begun.set(key, one.id);
      return one;
    }),
    served(api.estimatePlan, () => estimatePlanExamples.default),
    served(api.changeSubscription, ({ params, body }, account) => {
      const one = found(allOf(account).find(({ id }) => id === params.id));
      return changeSample(one, body);
    }),
    served(api.cancelSubscription, ({ params, query }, account) => {
      const one = found(allOf(account).find(({ id }) => id === params.id));
      return endSample(one, query.on ?? todayInSamples());
    }),
    served(api.readCustomerData, (_, account) => {
      const { payments, ...customer } = account.customer;
      return {
        written_at: new Date().toISOString(),
        customer,
        payments: payments.map(({ brand, last_four, exp }) => ({ brand, last_four, exp })),
        orders: ordersOf(shop, account).map(({ token: _, gift_code: __, ...order }) => order),
        returns: [],
        subscriptions: shownSamples(allOf(account)),
        library: libraryOf(shop, account),
        following: account.following,
        bag: shownLines(shop, account.bag),
        later: shownLines(shop, account.later),
        newsletter: null,
        back_in_stock: [],
        messages: [],
        chat: chatOf(shop, account),
      };
    }),
  ];
};
