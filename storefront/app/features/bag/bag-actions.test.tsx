import { checkMax, type LineRequest } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { toggleFavorite } from '@otzar/domain/bag';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLineAtom } from './bag-actions.ts';
import { bagModule } from './bag-module.ts';
import { changeBagAtom } from './change-bag.ts';

const { mug, pencils } = sampleLines;

const shop = setupServer();
const asked = vi.fn<(path: string) => void>();
shop.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  shop.resetHandlers();
});
afterAll(() => shop.close());

/** The shop has so many of everything. */
function stock(max: number) {
  shop.use(
    http.post(checkMax.path, async ({ request }) => {
      const { products } = (await request.json()) as { products: LineRequest[] };
      return HttpResponse.json(products.map((line) => ({ ...offerOf(mug), ...line, max })));
    }),
  );
}
function offerOf(line: typeof mug) {
  const { gift_options: _, personalization: __, gift_card: ___, ...offer } = line;
  return offer;
}

describe('a guest', () => {
  test('who adds a line has what is left of it asked about, and no more in the bag', async () => {
    stock(2);
    await createStore().set(addLineAtom, { ...mug, quantity: 3, max: 10 });
    await waitFor(async () =>
      expect((await bagModule.load()).products).toMatchObject([{ quantity: 2, max: 2 }]),
    );
    expect(asked.mock.calls).toEqual([[checkMax.path]]);
  });

  test('who writes on two of a kind has two lines, each with a key of its own', async () => {
    stock(10);
    const store = createStore();
    for (const value of ['Noa', 'Tamar']) {
      const entry = { key: 'name', label: 'Name', value, price: 4.5 };
      await store.set(addLineAtom, { ...pencils, personalization: [{ entries: [entry] }] });
    }
    const keys = (await bagModule.load()).products.map(({ item_key }) => item_key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
  });

  test('has favorites in this browser, and tells the shop nothing of them', async () => {
    await createStore().set(changeBagAtom, (bag) => toggleFavorite(bag, 12), 0);
    const kept = () => JSON.parse(localStorage.getItem('otzar:bag') ?? '{}').data;
    await waitFor(() => expect(kept()).toMatchObject({ owner: null, favorites: [12] }));
    expect(asked).not.toHaveBeenCalled();
  });
});
