import { landmarks } from '../../storefront/server/seed/landmarks.ts';
import { expect, type Page } from './shop.ts';

/** Where somebody comes in who has an account or would like one. */
export const doorScreens = [
  '/login',
  '/register',
  '/forgot-password',
  '/password/reset/a-token-of-nobody',
];

/** What every house has, the same for all; a guest's favorites are none yet. */
export const houseScreens = [
  '/favorites',
  '/contact-us',
  '/store-information/address',
  '/store-information/hours',
  '/store-information/virtual-tour',
  '/school',
  '/school?country=US&zip=abc',
  '/school/select-your-school/US/10002',
  '/school/select-your-school/US/99950',
  '/school/select-your-grade/1',
  '/school/select-your-supplies/1/1',
  '/return',
  '/return?order=1',
  '/gift-return',
];

/** Every screen that is for customers, for a page in which the customer with a past is signed in. */
export async function accountScreens(page: Page): Promise<string[]> {
  const { orders }: { orders: { id: number }[] } = await (
    await page.request.get('/api/customer/order')
  ).json();
  const subscriptions: { id: number }[] = await (
    await page.request.get('/api/customer/subscription')
  ).json();
  expect([orders.length, subscriptions.length]).not.toContain(0);
  const account = [
    ...['dashboard', 'orders', 'favorites', 'buy-it-again', 'digital-libary', 'subscriptions'],
    ...['profile', 'addresses', 'payments', 'following'],
    ...orders.map(({ id }) => `orders/${id}`),
    `subscriptions-update/${subscriptions[0]?.id}`,
  ].map((screen) => `/account/${screen}`);
  const { book, digital } = landmarks;
  const signUps = ['1/1', `2/${book.id}`, `2/${digital.id}`].map((what) => `/subscription/${what}`);
  return [...account, ...signUps];
}
