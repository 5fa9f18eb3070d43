import { createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { bagModule } from './features/bag/bag-module.ts';
import { savedBag } from './features/bag/bag-schema.ts';
import { breadcrumbsModule } from './features/breadcrumbs/breadcrumbs-module.ts';
import { checkoutModule, freshCheckout } from './features/checkout/checkout-module.ts';
import { SavedCheckoutSchema } from './features/checkout/checkout-schema.ts';
import { customerModule } from './features/customer/customer-module.ts';
import { discountModule } from './features/discount/discount-module.ts';
import { followingModule } from './features/following/following-module.ts';
import { giftCardModule } from './features/gift-card/gift-card-module.ts';
import { savedGiftCards } from './features/gift-card/gift-card-schema.ts';
import { recentModule } from './features/recently-viewed/recent-module.ts';
import { savedRecent } from './features/recently-viewed/recent-schema.ts';
import { locationModule, ratesModule } from './features/shipping/place-modules.ts';
import type { PersistedModule } from './platform/persisted.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Keeps a module as it is, as any change to it would. */
async function keep<T>(module: PersistedModule<T>): Promise<void> {
  const now = await module.load();
  await createStore().set(module.atom, () => structuredClone(now));
}
const namesIn = (storage: Storage) =>
  Object.keys(storage).flatMap((key) => (key.startsWith('otzar:') ? [key.slice(6)] : []));

/** The modules of the specification (section 3, Persisted client state) that every tab shares. */
const shared: [string, () => Promise<void>][] = [
  ['bag', () => keep(bagModule)],
  ['checkout', () => keep(checkoutModule)],
  ['customer', () => keep(customerModule)],
  ['zipLookup', () => keep(locationModule)],
  ['following', () => keep(followingModule)],
  ['discount', () => keep(discountModule)],
  ['giftCard', () => keep(giftCardModule)],
  ['shippingRates', () => keep(ratesModule)],
  ['recentlyViewed', () => keep(recentModule)],
];

describe('what a browser keeps', () => {
  test.each(shared)('is %s, under the key of the shop, for every tab', async (name, change) => {
    await change();
    expect(namesIn(localStorage)).toContain(name);
  });

  test('is the breadcrumbs, for the tab alone that made or cleared them', async () => {
    const store = createStore();
    await store.set(breadcrumbsModule.atom, () => [{ name: 'Books', path: '/books/books/1' }]);
    expect(namesIn(sessionStorage)).toContain('breadcrumbs');
    await store.set(breadcrumbsModule.atom, () => []);
    expect(namesIn(localStorage)).not.toContain('breadcrumbs');
  });
});

describe('the state of', () => {
  test('the bag has its lists, its add-ons and its status', () => {
    const { products, later, favorites, ...rest } = savedBag.initial;
    const addOns = [{ id: 1, type: 'product' }];
    const kept = { products, later, favorites, ...rest, addOns };
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['unavailableCart', 'unavailableLater', 'status']),
    );
    expect(v.is(savedBag.schema, kept)).toBe(true);
    for (const name of Object.keys(kept).filter((one) => !ours.has(one)))
      expect(v.is(savedBag.schema, { ...kept, [name]: undefined }), name).toBe(false);
  });

  test('the checkout has the way, the places, the card and what is known of the guest', () => {
    const pickupInfo = { name: 'Noa', email: 'noa@example.com', phone: '718 555 0100' };
    const kept = { ...freshCheckout, shippingType: { delivery: false, id: null }, pickupInfo };
    expect(v.is(SavedCheckoutSchema, kept)).toBe(true);
    const names = ['shippingType', 'shippingInfo', 'creditInfo', 'digitalInfo', 'pickupInfo'];
    for (const name of [...names, 'guestEmailExists', 'status'])
      expect(v.is(SavedCheckoutSchema, { ...kept, [name]: undefined }), name).toBe(false);
    for (const name of Object.keys(pickupInfo))
      expect(
        v.is(SavedCheckoutSchema, { ...kept, pickupInfo: { ...pickupInfo, [name]: undefined } }),
      ).toBe(false);
  });

  test('the gift cards has each card with what it pays, and the sums', () => {
    const card = { code: 'OTZ-A', balance: 50, amount_applied: 40, value_remaining: 10 };
    const kept = { giftcards: [card], orderTotal: 40, totalApplied: 40 };
    expect(v.is(savedGiftCards.schema, kept)).toBe(true);
    for (const name of Object.keys(kept))
      expect(v.is(savedGiftCards.schema, { ...kept, [name]: undefined }), name).toBe(false);
    for (const name of Object.keys(card))
      expect(
        v.is(savedGiftCards.schema, { ...kept, giftcards: [{ ...card, [name]: undefined }] }),
      ).toBe(false);
  });

  test('what was viewed has an id and a moment', () => {
    expect(v.is(savedRecent.schema, [{ id: 1, time_stamp: 2 }])).toBe(true);
    expect(v.is(savedRecent.schema, [{ id: 1 }])).toBe(false);
    expect(v.is(savedRecent.schema, [{ time_stamp: 2 }])).toBe(false);
  });
});

/** What the bag keeps beyond the specification: whose it is, and what the shop has not heard yet. */
const ours = new Set(['owner', 'unsent', 'unmerged', 'revision']);
