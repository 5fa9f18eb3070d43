import { saveBag } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { isSettled } from '@otzar/domain/unsent';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bagModule } from '../features/bag/bag-module.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleShop } from '../mocks/sample-shop.ts';
import { LateShell } from './LateShell.tsx';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  shop.resetHandlers(...freshHandlers(sampleShop(true)));
});
afterAll(() => shop.close());

const bag = () => bagModule.load();

test('what the shop could not be told is told on the next page', async () => {
  let refused = 0;
  shop.use(
    http.post(saveBag.path, () => {
      refused += 1;
      return HttpResponse.json({ message: 'Not now.' }, { status: 500 });
    }),
  );
  const { store, router } = renderScreen(<LateShell onHeaderAway={() => {}} />, '/:page');
  await act(() => store.set(bagModule.atom, (kept) => ({ ...kept, products: [sampleLines.mug] })));
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  await waitFor(async () => expect((await bag()).products.length).toBeGreaterThan(1));
  expect(await bag()).toMatchObject({ owner: noa.id });
  expect(isSettled((await bag()).unsent)).toBe(false);

  shop.resetHandlers(...freshHandlers(sampleShop(true)));
  await act(() => router.navigate('/next'));
  await waitFor(async () => expect(isSettled((await bag()).unsent)).toBe(true));
});
