import type { AccountPaths } from '../frame/AccountMenu/index.ts';

/** Where the account's places are, as in the shop. */
export const sampleAccountPaths: AccountPaths = {
  login: '/login',
  account: '/account',
  orders: '/account/orders',
  favorites: '/account/favorites',
  guestFavorites: '/favorites',
  buyItAgain: '/account/buy-it-again',
  digitalLibrary: '/account/digital-libary',
  subscriptions: '/account/subscriptions',
};
