import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { readFollowing } from '@otzar/contract/following';
import { readFollowingExamples } from '@otzar/contract/following.examples';
import { addGiftCard, noGiftCards } from '@otzar/domain/gift-card';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { bagChangesAtom } from '../features/bag/bag-changes.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { followingModule } from '../features/following/following-module.ts';
import { followsNobody } from '../features/following/following-schema.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';
import { sampleServer } from '../mocks/sample-server.ts';
import { bag, become, browser, code } from './ownership.fixture.ts';
import { settleOwnerAtom } from './ownership.ts';

const { shop } = sampleServer(true);

describe('signing in', () => {
  test('clears gift cards, place and checkout; the bag and its discount come along', async () => {
    const store = await browser();
    await become(store, noa);
    expect(await giftCardModule.load()).toEqual(noGiftCards);
    expect(await locationModule.load()).toBeNull();
    expect(await checkoutModule.load()).toEqual(freshCheckout);
    expect(await discountModule.load()).toEqual(code);
    expect((await bag()).owner).toBe(noa.id);
    expect((await bag()).products[0]?.title).toBe(sampleLines.mug.title);
  });

  test('fetches whom the customer follows', async () => {
    await become(await browser(), noa);
    expect(await followingModule.load()).toEqual(readFollowingExamples.default);
  });

  test('a customer’s next visit clears nothing', async () => {
    const store = await browser();
    await become(store, noa);
    const started = { ...freshCheckout, email: noa.email };
    await store.set(checkoutModule.atom, () => started);
    await store.set(settleOwnerAtom, noa.id);
    expect(await checkoutModule.load()).toEqual(started);
  });
});

describe('signing out', () => {
  test('leaves nothing of the customer in the browser', async () => {
    const store = await browser();
    await become(store, noa);
    const card = { code: 'OTZ-AAAA-BBBB-CCCC', balance: 50 };
    await store.set(giftCardModule.atom, () => addGiftCard(noGiftCards, card));
    await store.set(checkoutModule.atom, () => ({ ...freshCheckout, email: noa.email }));
    const line = sampleLines.mug;
    store.set(bagChangesAtom, [{ kind: 'price', line, before: 1, now: line.price }]);
    await become(store, null);
    expect(await bag()).toMatchObject({ owner: null, products: [], later: [], favorites: [] });
    expect(await giftCardModule.load()).toEqual(noGiftCards);
    expect(await checkoutModule.load()).toEqual(freshCheckout);
    expect(await discountModule.load()).toBeNull();
    expect(await followingModule.load()).toEqual(followsNobody);
    expect(await locationModule.load()).toBeNull();
    expect(await ratesModule.load()).toBeNull();
    expect(store.get(bagChangesAtom)).toEqual([]);
  });

  test('whom a customer follows, told too late, stays with nobody', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = vi.fn();
    shop.use(
      http.get(readFollowing.path, async () => {
        asked();
        await answered;
        return HttpResponse.json(readFollowingExamples.default);
      }),
    );
    const store = await browser();
    const arriving = become(store, noa);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await become(store, null);
    answer();
    await arriving;
    expect(await followingModule.load()).toEqual(followsNobody);
  });

  test('and in again at once leaves the customer’s bag with them', async () => {
    const store = await browser();
    await become(store, noa);
    await store.set(customerModule.atom, () => null);
    const leaving = store.set(settleOwnerAtom, null);
    await become(store, noa);
    await leaving;
    expect((await bag()).owner).toBe(noa.id);
    expect((await bag()).products).not.toEqual([]);
  });
});
