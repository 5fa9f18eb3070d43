import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { removeFromBag, saveBag } from '@otzar/contract/customer-bag';
import { lineKey, toggleFavorite } from '@otzar/domain/bag';
import { isSettled } from '@otzar/domain/pending-changes';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleServer } from '../../mocks/sample-server.ts';
import { call } from '../../platform/http.ts';
import { messagesAtom } from '../../platform/messages.ts';
import { addLineAtom, removeLineAtom, setQuantityAtom } from './bag-actions.ts';
import { bagChangesAtom } from './bag-changes.ts';
import { bagModule } from './bag-module.ts';
import { changeBagAtom } from './change-bag.ts';
import { claimBagAtom, leaveBagAtom } from './claim-bag.ts';
import { readSavedAtom } from './sync-bag.ts';

const { shop, renew } = sampleServer(true);
const asked = vi.fn<(path: string) => void>();
shop.events.on('request:start', ({ request }) => {
  if (request.method === 'POST') asked(new URL(request.url).pathname);
});

beforeEach(() => {
  asked.mockClear();
});

const { mug, pencils } = sampleLines;

/** A browser in which Noa has signed in. */
async function signedIn(...lines: BagLine[]) {
  const store = createStore();
  const stop = store.sub(bagModule.atom, () => {});
  for (const line of lines) await store.set(addLineAtom, line);
  await store.set(claimBagAtom, noa.id);
  asked.mockClear();
  return { store, stop };
}
const here = async () => (await bagModule.load()).products;
const settled = () =>
  waitFor(async () => expect(isSettled((await bagModule.load()).unsent)).toBe(true));

describe('the bag of a customer', () => {
  test('a guest’s bag joins what the shop kept', async () => {
    await signedIn(mug);
    const titles = (await here()).map(({ title }) => title);
    expect(titles[0]).toBe(mug.title);
    expect(titles.length).toBeGreaterThan(1);
  });

  test('what the shop sells no longer stays to be seen, and is told of', async () => {
    const gone: BagLine = { ...mug, id: 999_999, title: 'A lamp of last year' };
    const { store } = await signedIn(gone, pencils);
    const seen = async () => (await bagModule.load()).unavailableCart.map(({ title }) => title);
    expect(await seen()).toEqual([gone.title]);
    expect(store.get(bagChangesAtom)).toMatchObject([{ kind: 'unavailable', before: 1 }]);
    await store.set(readSavedAtom);
    expect(await seen()).toEqual([gone.title]);
    await store.set(removeLineAtom, gone, 'unavailableCart');
    await settled();
    await store.set(readSavedAtom);
    expect(await seen()).toEqual([]);
  });

  test('what was taken out in another browser is not brought back', async () => {
    const { store } = await signedIn(mug, pencils);
    const { id, type, item_key } = mug;
    await call(removeFromBag, { body: { bag: [{ id, type, item_key }] } });
    await store.set(readSavedAtom);
    const { products, unavailableCart } = await bagModule.load();
    expect(products.map(lineKey)).not.toContain(lineKey(mug));
    expect(unavailableCart).toEqual([]);
  });

  test('ten clicks on a quantity show at once and cost one request', async () => {
    const { store } = await signedIn(pencils);
    for (let many = 2; many <= 11; many += 1) {
      await store.set(setQuantityAtom, lineKey(pencils), many);
      expect((await here())[0]?.quantity).toBe(Math.min(many, pencils.max));
    }
    await settled();
    expect(asked.mock.calls).toEqual([[saveBag.path]]);
  });

  test('a shop out of reach keeps the change for the next time', async () => {
    const { store } = await signedIn(mug);
    shop.use(http.post(removeFromBag.path, () => HttpResponse.error()));
    await store.set(removeLineAtom, mug, 'products');
    await waitFor(() => expect(asked).toHaveBeenCalledWith(removeFromBag.path));
    renew();
    const elsewhere = createStore();
    await elsewhere.set(claimBagAtom, noa.id);
    expect((await here()).map(lineKey)).not.toContain(lineKey(mug));
    expect(isSettled((await bagModule.load()).unsent)).toBe(true);
  });

  test('a list that is full still hears what was taken out of it', async () => {
    const { store } = await signedIn(mug);
    shop.use(
      http.post(saveBag.path, () =>
        HttpResponse.json(
          { message: 'A list holds at most 500 different items.' },
          { status: 422 },
        ),
      ),
    );
    await store.set(addLineAtom, pencils);
    await store.set(removeLineAtom, mug, 'products');
    await waitFor(() => expect(asked).toHaveBeenCalledWith(removeFromBag.path));
  });

  test('what is read late does not undo what was done meanwhile', async () => {
    const { store } = await signedIn(mug);
    const reading = store.set(readSavedAtom);
    await store.set(removeLineAtom, mug, 'products');
    await reading;
    await settled();
    expect((await here()).map(lineKey)).not.toContain(lineKey(mug));
  });

  test('signing out leaves nothing in the browser', async () => {
    const { store } = await signedIn(mug);
    await store.set(leaveBagAtom, noa.id);
    expect(await here()).toEqual([]);
  });

  test('a tab that is slow to see the customer go leaves the next one’s bag alone', async () => {
    const { store } = await signedIn(mug);
    await store.set(leaveBagAtom, noa.id);
    await store.set(addLineAtom, pencils);
    await createStore().set(leaveBagAtom, noa.id);
    expect((await here()).map(lineKey)).toEqual([lineKey(pencils)]);
  });

  test('what a customer removed cannot be brought back by whoever comes after', async () => {
    const { store } = await signedIn(mug);
    await store.set(removeLineAtom, mug, 'products');
    const undo = store.get(messagesAtom).at(-1)?.action?.run;
    await store.set(leaveBagAtom, noa.id);
    undo?.();
    await store.set(addLineAtom, pencils);
    expect((await here()).map(lineKey)).toEqual([lineKey(pencils)]);
  });

  test('what a guest removed can be brought back after signing in', async () => {
    const store = createStore();
    await store.set(addLineAtom, mug);
    await store.set(removeLineAtom, mug, 'products');
    await store.set(claimBagAtom, noa.id);
    store.get(messagesAtom).at(-1)?.action?.run();
    await waitFor(async () => expect((await here()).map(lineKey)).toContain(lineKey(mug)));
  });

  test('a guest’s favorites join those the shop kept; one that is let go is gone there too', async () => {
    const known = noa.favorites;
    const mine = pencils.product_id;
    expect(known).not.toContain(mine);
    const store = createStore();
    await store.set(changeBagAtom, (bag) => toggleFavorite(bag, mine));
    await store.set(claimBagAtom, noa.id);
    const favorites = async () => (await bagModule.load()).favorites;
    expect(new Set(await favorites())).toEqual(new Set([...known, mine]));
    await store.set(changeBagAtom, (bag) => toggleFavorite(bag, mine));
    await settled();
    await createStore().set(readSavedAtom);
    expect(new Set(await favorites())).toEqual(new Set(known));
  });
});
