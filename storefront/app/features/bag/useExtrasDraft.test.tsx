import { type BagLine, checkMax } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { removeFromBag, saveBag } from '@otzar/contract/customer-bag';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/http.ts';
import { bagModule } from './bag-module.ts';
import { useExtrasDraft } from './useExtrasDraft.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
});
afterEach(() => {
  vi.useRealTimers();
  shop.resetHandlers();
});
afterAll(() => shop.close());

const line = { ...sampleLines.pencils, item_key: '', personalization: [], gift_options: null };
const gift = { wrap: true, message: 'Mazal tov', price: 5 };
const words = [{ entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 4.5 }] }];

/** A customer changes the extras of a line; what the shop was sent of it, and a clock that is put forward by hand. */
async function changing() {
  const sent: Partial<BagLine>[] = [];
  shop.use(
    http.post(saveBag.path, async ({ request }) => {
      const { bag } = (await request.json()) as { bag: BagLine[] };
      sent.push(...bag);
      return HttpResponse.json(bag.map((kept) => ({ ...line, ...kept })));
    }),
  );
  for (const { path } of [removeFromBag, checkMax])
    shop.use(http.post(path, () => HttpResponse.json([])));
  // The client comes with the first call, and would not come while the clock stands still.
  await call(saveBag, { body: { bag: [] } });
  const store = createStore();
  await store.set(bagModule.atom, (bag) => ({ ...bag, owner: noa.id, products: [line] }));
  const { result } = renderHook(() => useExtrasDraft(line), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const kept = async () => (await bagModule.load()).products[0];
  return { sent, draft: result, pass, kept };
}

test('gift options are in the bag, and with the shop, 100 ms after the last change', async () => {
  const { sent, draft, pass, kept } = await changing();
  act(() => draft.current.setGift({ ...gift, message: 'Mazal' }));
  pass(99);
  act(() => draft.current.setGift(gift));
  pass(99);
  expect((await kept())?.gift_options).toBeNull();
  pass(1);
  await act(async () => {});
  expect((await kept())?.gift_options).toEqual(gift);
  pass(1);
  vi.useRealTimers();
  await waitFor(() => expect(sent).toMatchObject([{ gift_options: gift }]));
});

test('words are in the bag, and with the shop, 300 ms after the last change', async () => {
  const { sent, draft, pass, kept } = await changing();
  act(() => draft.current.setWords(words));
  pass(299);
  expect((await kept())?.personalization).toEqual([]);
  pass(1);
  await act(async () => {});
  expect((await kept())?.personalization).toEqual(words);
  pass(1);
  vi.useRealTimers();
  await waitFor(() => expect(sent).toMatchObject([{ personalization: words }]));
});
