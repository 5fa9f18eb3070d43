import type { Address } from '@otzar/contract/address';
import { api } from '@otzar/contract/api';
import type { BagLine } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { Answer, Endpoint } from '@otzar/contract/endpoint';
import { sampleProducts } from '@otzar/contract/product.examples';
import { type LineIdentity, lineKey } from '@otzar/domain/bag';
import { getsDefault, withEntry } from '@otzar/domain/customer';
import { eGiftCardLine } from '@otzar/domain/e-gift-card';
import { pricedExtras } from '@otzar/domain/extras';
import { withFollowed, withoutFollowed } from '@otzar/domain/following';
import { mergedLines } from '@otzar/domain/merged-bag';
import { placeProblem } from '@otzar/domain/places';
import { regionProblem, withRegionCode } from '@otzar/domain/regions';
import type { RequestHandler } from 'msw';
import { requireAccount, type SampleAccount } from './sample-customers.ts';
import { extrasOf, locate, offersFor, type SampleShop } from './sample-shop.ts';
import { replaceInSamples } from './sample-subscription.ts';
import { found, refuseFields, type SampleCall, serve } from './serve.ts';

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

const checkedAddress = <A extends Address>(address: A): A => {
  const { country, postal_code } = address;
  locate('', country);
  const problem = placeProblem(country, postal_code);
  if (problem) refuseFields({ postal_code: problem });
  const wrongRegion = regionProblem(address);
  if (wrongRegion) refuseFields({ region: wrongRegion });
  return withRegionCode(address);
};

const addresses = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  return [
    served(api.addAddress, ({ body }, { customer }) => {
      const asked = checkedAddress(body);
      const first = customer.addresses.length === 0;
      const flag = getsDefault(body.default, { first, before: false });
      const address = { ...asked, id: shop.customers.nextId++, default: flag };
      customer.addresses = withEntry(customer.addresses, address);
      return { address, addresses: customer.addresses };
    }),
    served(api.changeAddress, ({ params, body }, { customer }) => {
      const before = found(customer.addresses.find(({ id }) => id === params.id));
      const asked = checkedAddress(body);
      const flag = getsDefault(body.default, { first: false, before: before.default });
      const changed = { ...asked, id: before.id, default: flag };
      customer.addresses = withEntry(customer.addresses, changed);
      return { addresses: customer.addresses };
    }),
    served(api.removeAddress, ({ params: { id }, query: { replacement } }, { customer }) => {
      const address = found(customer.addresses.find((one) => one.id === id));
      const used = { what: 'address', column: 'address_id', id } as const;
      replaceInSamples(shop.subscriptions.get(customer.id) ?? [], used, replacement);
      customer.addresses = customer.addresses.filter((other) => other !== address);
      return { address };
    }),
  ];
};

const payments = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  const cardBehind = (token: string) => found(shop.cards.get(token));
  return [
    served(api.addPayment, ({ body }, { customer }) => {
      const first = customer.payments.length === 0;
      const flag = getsDefault(body.default, { first, before: false });
      const payment = { ...cardBehind(body.Token), id: shop.customers.nextId++, default: flag };
      customer.payments = withEntry(customer.payments, payment);
      return { payment, payments: customer.payments };
    }),
    served(api.changePayment, ({ params, body }, { customer }) => {
      const before = found(customer.payments.find(({ id }) => id === params.id));
      const card = body.Token === undefined ? before : cardBehind(body.Token);
      const flag = getsDefault(body.default, { first: false, before: before.default });
      const changed = { ...card, id: before.id, default: flag };
      customer.payments = withEntry(customer.payments, changed);
      return { payments: customer.payments };
    }),
    served(api.removePayment, ({ params: { id }, query: { replacement } }, { customer }) => {
      const payment = found(customer.payments.find((one) => one.id === id));
      const used = { what: 'card', column: 'payment_id', id } as const;
      replaceInSamples(shop.subscriptions.get(customer.id) ?? [], used, replacement);
      customer.payments = customer.payments.filter((other) => other !== payment);
      return { payment };
    }),
  ];
};

const liked = (favorites: number[], ids: number[]): number[] => {
  const sold = ids.filter((id) => sampleProducts.some((product) => product.id === id));
  return [...new Set([...favorites, ...sold])];
};

const favoritesAndFollowing = (shop: SampleShop): RequestHandler[] => {
  const served = forCustomers(shop);
  return [
    served(api.addFavorites, ({ body }, { customer }) => {
      customer.favorites = liked(customer.favorites, body.ids);
      return customer.favorites;
    }),
    served(api.removeFavorites, ({ body }, { customer }) => {
      customer.favorites = customer.favorites.filter((id) => !body.ids.includes(id));
      return customer.favorites;
    }),
    served(api.readFollowing, (_, { following }) => following),
    served(api.follow, ({ body }, account) => {
      account.following = withFollowed(account.following, body);
      return account.following;
    }),
    served(api.unfollow, ({ body }, account) => {
      account.following = withoutFollowed(account.following, body);
      return account.following;
    }),
  ];
};

/** Lines that are saved, at the present prices. */
export const shownLines = (shop: SampleShop, lines: SavedLine[]): BagLine[] =>
  lines.flatMap((line): BagLine[] => {
    const [offer] = offersFor(shop, [line]);
    if (!offer) return [];
    const card = readEGiftCardExamples.default;
    if (line.gift_card && line.id === card.id)
      return [eGiftCardLine(card, line.gift_card, line.item_key, offer.quantity)];
    return [{ ...offer, ...pricedExtras(line, extrasOf(offer.product_id)), gift_card: null }];
  });

const withLines = (shop: SampleShop, saved: SavedLine[], lines: SavedLine[]): SavedLine[] => {
  const all = new Map(saved.map((line) => [lineKey(line), line]));
  for (const line of lines) if (offersFor(shop, [line]).length > 0) all.set(lineKey(line), line);
  return [...all.values()];
};

/** What is left of lines without some. */
export const withoutLines = (saved: SavedLine[], lines: LineIdentity[]): SavedLine[] => {
  const keys = new Set(lines.map(lineKey));
  return saved.filter((line) => !keys.has(lineKey(line)));
};

const lines = (shop: SampleShop): RequestHandler[] => {
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

/** Answers to the calls about what is stored for a customer. */
export const customerHandlers = (shop: SampleShop): RequestHandler[] => [
  ...addresses(shop),
  ...payments(shop),
  ...favoritesAndFollowing(shop),
  ...lines(shop),
];
