import { expect, test } from 'vitest';
import { accountPaths } from './account-paths.ts';

test('the account menus lead to the addresses of the specification', () => {
  expect(accountPaths).toEqual({
    login: '/login',
    account: '/account',
    orders: '/account/orders',
    favorites: '/account/favorites',
    guestFavorites: '/favorites',
    buyItAgain: '/account/buy-it-again',
    digitalLibrary: '/account/digital-libary',
    subscriptions: '/account/subscriptions',
  });
});
