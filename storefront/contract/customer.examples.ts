import type { Customer, readCustomer } from './customer.ts';
import { abroad, home } from './customer-address.examples.ts';
import { ownCard } from './customer-payment.examples.ts';
import type { Answer } from './endpoint.ts';
import { addFavoritesExamples } from './favorites.examples.ts';

/** The customer of stories and mocks. */
export const noa: Customer = {
  id: 7,
  email: 'noa@example.com',
  name: 'Noa Levi',
  first_name: 'Noa',
  last_name: 'Levi',
  language: 'en',
  favorites: addFavoritesExamples.default,
  addresses: [home, abroad],
  payments: [ownCard],
};

/** An account of this morning, with nothing kept yet. */
const newcomer: Customer = {
  ...noa,
  id: 8,
  email: 'tamar@example.com',
  name: 'Tamar',
  first_name: 'Tamar',
  last_name: '',
  favorites: [],
  addresses: [],
  payments: [],
};

/** What she signs in with at the mocks. */
export const noaPassword = 'quiet places 31';

export const readCustomerExamples = {
  default: { customer: null },
  signedIn: { customer: noa },
  newcomer: { customer: newcomer },
} satisfies Record<string, Answer<typeof readCustomer>>;
