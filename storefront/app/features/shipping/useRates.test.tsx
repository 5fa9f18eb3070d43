import { readLocation } from '@otzar/contract/location';
import { readLocationExamples } from '@otzar/contract/location.examples';
import { readShipping } from '@otzar/contract/shipping';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useFreshRates } from './useRates.ts';

const asked: unknown[] = [];
const shop = setupServer(
  http.get(readLocation.path, () => HttpResponse.json(readLocationExamples.known)),
  http.post(readShipping.path, async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json(readShippingExamples.default);
  }),
);
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
});
afterAll(() => shop.close());

test.each([
  ['/products/harbor-mug/12', { product_id: 12 }],
  ['/bundles/tea-for-two/13', { product_id: 13 }],
  ['/products/harbor-mug/twelve', {}],
  ['/books/all/1', {}],
  ['/search', {}],
])('the rates of %s are asked for with %j', async (path, product) => {
  const store = createStore();
  renderHook(() => useFreshRates(path), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const { zip, country } = readLocationExamples.known;
  await waitFor(() =>
    expect(asked).toEqual([{ zip_code: zip, country: country.value, ...product }]),
  );
});
