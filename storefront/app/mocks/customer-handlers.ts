import type { Address } from '@otzar/contract/address';
import { api } from '@otzar/contract/api';
import { getsDefault, withEntry } from '@otzar/domain/customer';
import { withFollowed, withoutFollowed } from '@otzar/domain/following';
import { placeProblem } from '@otzar/domain/places';
import { regionProblem, withRegionCode } from '@otzar/domain/regions';
import type { RequestHandler } from 'msw';
import { forCustomers } from './for-customers.ts';
import { liked } from './sample-favorites.ts';
import { locate } from './sample-places.ts';
import type { SampleShop } from './sample-shop.ts';
import { replaceInSamples } from './sample-subscription.ts';
import { found, refuseFields } from './serve.ts';

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

/** Answers to the calls about what a customer keeps beside a bag. */
export const customerHandlers = (shop: SampleShop): RequestHandler[] => [
  ...addresses(shop),
  ...payments(shop),
  ...favoritesAndFollowing(shop),
];
