import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { checkDiscountExamples } from '@otzar/contract/discount.examples';
import { readFollowing } from '@otzar/contract/following';
import { readFollowingExamples } from '@otzar/contract/following.examples';
import { addGiftCard, noGiftCards } from '@otzar/domain/gift-card';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLineAtom } from '../features/bag/bag-actions.ts';
import { bagChangesAtom } from '../features/bag/bag-changes.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { followingModule } from '../features/following/following-module.ts';
import { followsNobody } from '../features/following/following-schema.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { freshReturn, returnModule } from '../features/return/return-module.ts';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { locate, sampleShop } from '../mocks/sample-shop.ts';
import { messagesAtom, showMessageAtom } from '../platform/messages.ts';
import { previousUrl, rememberPathAtom } from '../platform/previous-url.ts';
import { followOwner, settleOwnerAtom } from './ownership.ts';

const shop = setupServer();

beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  shop.resetHandlers(...freshHandlers(sampleShop(true)));
});
afterAll(() => shop.close());

const { default: code } = checkDiscountExamples;

/** A browser with something in each thing that is kept. */
async function browser() {
  const store = createStore();
  await store.set(addLineAtom, sampleLines.mug);
  await store.set(giftCardModule.atom, () =>
    addGiftCard(noGiftCards, { code: 'OTZ-AAAA-BBBB-CCCC', balance: 50 }),
  );
  await store.set(locationModule.atom, () => locate('11201', 'US'));
  await store.set(checkoutModule.atom, () => ({ ...freshCheckout, email: 'guest@example.com' }));
  await store.set(discountModule.atom, () => code);
  return store;
}
type Browser = Awaited<ReturnType<typeof browser>>;

async function become(store: Browser, customer: typeof noa | null) {
  await store.set(customerModule.atom, () => customer);
  await store.set(settleOwnerAtom, customer?.id ?? null);
}
const bag = () => bagModule.load();

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

describe('a bag that comes along', () => {
  const titles = async () => (await bag()).products.map(({ title }) => title);
  const told = (store: Browser) => store.get(messagesAtom).at(-1);

  test('is told of, and Undo gives back what the shop kept; what came is saved for later', async () => {
    const alone = createStore();
    await become(alone, noa);
    const before = await titles();
    await become(alone, null);
    const store = createStore();
    await store.set(addLineAtom, sampleLines.pencils);
    expect(before).not.toContain(sampleLines.pencils.title);
    await become(store, noa);
    expect(told(store)?.text).toBe('Your bag came along: 1 added.');
    expect(await titles()).toContain(sampleLines.pencils.title);
    told(store)?.action?.run();
    await waitFor(async () => expect(await titles()).toEqual(before));
    expect((await bag()).later.map(({ title }) => title)).toContain(sampleLines.pencils.title);
  });

  test('of nothing is nothing to tell', async () => {
    const store = createStore();
    await become(store, noa);
    expect(told(store)).toBeUndefined();
  });

  test('cannot be undone by whoever comes after', async () => {
    const store = createStore();
    await store.set(addLineAtom, sampleLines.pencils);
    await become(store, noa);
    const undo = told(store)?.action?.run;
    await become(store, null);
    await store.set(addLineAtom, sampleLines.mug);
    undo?.();
    await store.set(addLineAtom, sampleLines.pencils);
    expect((await bag()).later).toEqual([]);
    expect((await bag()).products).toHaveLength(2);
  });
});

describe('a tab', () => {
  const message = { tone: 'info' as const, text: 'Your order is on its way, Noa.' };

  test('that has not signed out itself keeps nothing of the customer for itself', async () => {
    const store = createStore();
    const onLeft = vi.fn();
    await store.set(customerModule.atom, () => noa);
    const stop = followOwner(store, undefined, onLeft);
    await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
    store.set(showMessageAtom, message);
    await store.set(returnModule.atom, (kept) => ({ ...kept, email: noa.email }));
    sessionStorage.setItem('otzar:typed', '{}');
    await store.set(customerModule.atom, () => ({ ...noa, name: 'Noa Barak' }));
    expect(await returnModule.load()).toMatchObject({ email: noa.email });
    expect(onLeft).not.toHaveBeenCalled();
    await store.set(customerModule.atom, () => null);
    await waitFor(() => expect(store.get(messagesAtom)).toEqual([]));
    expect(onLeft).toHaveBeenCalledOnce();
    expect(await returnModule.load()).toEqual(freshReturn);
    expect(sessionStorage.getItem('otzar:typed')).toBeNull();
    await waitFor(async () => expect((await bag()).owner).toBeNull());
    stop();
  });

  test('that the customer left while the code of this was on its way keeps nothing either', async () => {
    const store = await browser();
    await become(store, noa);
    sessionStorage.setItem('otzar:typed', '{}');
    store.set(showMessageAtom, message);
    await store.set(customerModule.atom, () => null);
    const onLeft = vi.fn();
    const stop = followOwner(store, noa.id, onLeft);
    expect(store.get(messagesAtom)).toEqual([]);
    expect(sessionStorage.getItem('otzar:typed')).toBeNull();
    expect(onLeft).toHaveBeenCalledOnce();
    await waitFor(async () => expect((await bag()).owner).toBeNull());
    stop();
  });

  test('that becomes another customer’s shows nothing of the first one', async () => {
    const store = createStore();
    const onLeft = vi.fn();
    await store.set(customerModule.atom, () => noa);
    const stop = followOwner(store, undefined, onLeft);
    await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
    await store.set(rememberPathAtom, '/account/orders/17');
    await store.set(customerModule.atom, () => ({ ...noa, id: 99 }));
    await waitFor(async () => expect((await bag()).owner).toBe(99));
    expect(onLeft).toHaveBeenCalledOnce();
    expect(await previousUrl()).toBeNull();
    stop();
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
