import { noa } from '@otzar/contract/customer.examples';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerModule } from '../features/customer/customer-module.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { sampleShop } from '../mocks/sample-shop.ts';
import { previousUrl } from '../platform/previous-url.ts';
import { shopStore } from '../platform/store.ts';
import { clientLoader as leadOn, loader as leadOnFirst } from './account/account-index.tsx';
import { clientLoader as enterFavorites } from './favorites/favorites.tsx';
import { clientLoader as enterForgotten } from './sign-in/forgot-password.tsx';
import { clientLoader as enterLogin } from './sign-in/login.tsx';
import { clientLoader as enterReset } from './sign-in/reset-password.tsx';
import { loader as leadToAddress } from './store/store-information.tsx';
import { clientLoader as enterRecurring } from './subscription/recurring-confirmation.tsx';
import { clientLoader as enterSubscription } from './subscription/subscription.tsx';
import { clientLoader as enterConfirmation } from './subscription/subscription-confirmation.tsx';

beforeEach(async () => {
  localStorage.clear();
  await shopStore().set(customerModule.atom, () => null);
});

const placeOf = (response: unknown) => (response as Response).headers.get('Location');

/** Where a screen sends whoever comes; null where it lets in. */
async function sentFrom(enter: unknown, path: string): Promise<string | null> {
  const request = new Request(`https://shop.example${path}`);
  try {
    await (enter as (args: object) => Promise<unknown>)({ request, params: {} });
    return null;
  } catch (response) {
    return placeOf(response);
  }
}

test('the account leads on to its dashboard', () => {
  expect(placeOf(leadOnFirst())).toBe('/account/dashboard');
  expect(placeOf(leadOn())).toBe('/account/dashboard');
});

test('the information about the store leads on to its address', () => {
  expect(placeOf(leadToAddress())).toBe('/store-information/address');
});

describe('who is signed in', () => {
  beforeEach(() => shopStore().set(customerModule.atom, () => noa));

  test.each([
    ['/login', enterLogin],
    ['/forgot-password', enterForgotten],
    ['/password/reset/abc', enterReset],
  ])('is led from %s to Home', async (path, enter) => {
    expect(await sentFrom(enter, path)).toBe('/');
  });

  test('is led from the favorites of a guest to those of the account', async () => {
    expect(await sentFrom(enterFavorites, '/favorites')).toBe('/account/favorites');
  });
});

describe('a guest', () => {
  const shop = setupServer(...freshHandlers(sampleShop(false)));
  beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => shop.close());

  test.each([
    ['/subscription/1/2', enterSubscription],
    ['/subscription-confirmation/7', enterConfirmation],
    ['/recurring-confirmation/7', enterRecurring],
  ])('who asks for %s is led to Login, and it is remembered', async (path, enter) => {
    expect(await sentFrom(enter, path)).toBe('/login');
    expect(await previousUrl()).toBe(path);
  });
});

test('a guest stays with the favorites of this browser', async () => {
  expect(await sentFrom(enterFavorites, '/favorites')).toBeNull();
});
