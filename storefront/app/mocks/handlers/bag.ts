import { api } from '@otzar/contract/api';
import {
  addToSessionBagExamples,
  changeSessionBagExamples,
  forgetSessionBagExamples,
  saveSessionCheckoutExamples,
} from '@otzar/contract/session-bag.examples';
import { mergedLines } from '@otzar/domain/merged-bag';
import type { RequestHandler } from 'msw';
import { forCustomers } from '../for-customers.ts';
import { liked } from '../sample-favorites.ts';
import { shownLines, withLines, withoutLines } from '../sample-lines.ts';
import { offersFor, type SampleShop } from '../sample-shop.ts';
import { serve } from '../serve.ts';

const savedLines = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  return [
    served(api.readBag, (_, account) => shownLines(shop, account.bag)),
    served(api.saveBag, ({ body }, account) => {
      account.bag = withLines(shop, account.bag, body.bag);
      return shownLines(shop, account.bag);
    }),
    served(api.removeFromBag, ({ body }, account) => {
      account.bag = withoutLines(account.bag, body.bag);
      return shownLines(shop, account.bag);
    }),
    served(api.readLater, (_, account) => shownLines(shop, account.later)),
    served(api.saveLater, ({ body }, account) => {
      account.later = withLines(shop, account.later, body.later);
      return shownLines(shop, account.later);
    }),
    served(api.removeFromLater, ({ body }, account) => {
      account.later = withoutLines(account.later, body.later);
      return shownLines(shop, account.later);
    }),
    served(api.mergeBag, ({ body }, account) => {
      const { customer } = account;
      const shown = () => ({
        bag: shownLines(shop, account.bag),
        later: shownLines(shop, account.later),
      });
      const before = shown();
      account.bag = withLines(shop, account.bag, mergedLines(body.bag, account.bag));
      account.later = withLines(shop, account.later, mergedLines(body.later, account.later));
      customer.favorites = liked(customer.favorites, body.favorites);
      return { customer: customer.id, before, ...shown(), favorites: customer.favorites };
    }),
  ];
};

/** Answers to the calls about bags. */
export const bagAnswers = (shop: SampleShop): RequestHandler[] => [
  serve(api.checkMax, ({ body }) => offersFor(shop, body.products)),
  serve(api.readSessionBag, () => forgetSessionBagExamples.default),
  serve(api.addToSessionBag, () => addToSessionBagExamples.default),
  serve(api.changeSessionBag, () => changeSessionBagExamples.default),
  serve(api.saveSessionCheckout, () => saveSessionCheckoutExamples.default),
  serve(api.forgetSessionBag, () => forgetSessionBagExamples.default),
  ...savedLines(shop),
];
