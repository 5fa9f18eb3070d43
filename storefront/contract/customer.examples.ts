import type {
  Customer,
  checkGuestEmail,
  checkResetToken,
  deleteAccount,
  forgotPassword,
  logIn,
  logOut,
  logOutEverywhere,
  readCustomer,
  register,
  resetPassword,
  saveProfile,
} from './customer.ts';
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

export const checkGuestEmailExamples = {
  default: { exists: false },
  known: { exists: true },
} satisfies Record<string, Answer<typeof checkGuestEmail>>;

export const logInExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof logIn>>;

export const registerExamples = {
  default: { message: 'Thank you. We have written to tamar@example.com.' },
} satisfies Record<string, Answer<typeof register>>;

export const saveProfileExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof saveProfile>>;

export const logOutExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof logOut>>;

export const forgotPasswordExamples = {
  default: {
    message:
      'If noa@example.com has an account, a letter with a link is on its way. The link works once, and for 60 minutes.',
  },
} satisfies Record<string, Answer<typeof forgotPassword>>;

export const checkResetTokenExamples = {
  default: { valid: true },
} satisfies Record<string, Answer<typeof checkResetToken>>;

export const resetPasswordExamples = {
  default: { customer: noa },
} satisfies Record<string, Answer<typeof resetPassword>>;

export const logOutEverywhereExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof logOutEverywhere>>;

export const deleteAccountExamples = {
  default: { customer: null },
} satisfies Record<string, Answer<typeof deleteAccount>>;
