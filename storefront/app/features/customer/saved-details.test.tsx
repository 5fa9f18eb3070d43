import { noa } from '@otzar/contract/customer.examples';
import { addAddress } from '@otzar/contract/customer-address';
import { abroad, addAddressExamples, home } from '@otzar/contract/customer-address.examples';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerModule } from './customer-module.ts';
import { saveAddressAtom } from './saved-details.ts';

const shop = setupServer();
beforeAll(() => shop.listen());
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the shop hands it out with its first answer
  document.cookie = 'XSRF-TOKEN=known';
});
afterEach(() => shop.resetHandlers());
afterAll(() => shop.close());

const { id: _, default: __, ...asked } = abroad;

/** Noa keeps an address; something happens before the shop has answered. */
async function keepWhile(meanwhile: (store: ReturnType<typeof createStore>) => Promise<void>) {
  const store = createStore();
  await store.set(customerModule.atom, () => ({ ...noa, addresses: [home] }));
  shop.use(
    http.post(`*${addAddress.path}`, async () => {
      await meanwhile(store);
      return HttpResponse.json(addAddressExamples.default);
    }),
  );
  await store.set(saveAddressAtom, asked);
  return store.get(customerModule.atom);
}

test('an address that is kept is among the customer’s', async () => {
  const customer = await keepWhile(async () => {});
  expect(customer?.addresses).toEqual([home, abroad]);
});

test('an answer about one customer says nothing to the next', async () => {
  const avi = { ...noa, id: noa.id + 1, name: 'Avi Cohen', addresses: [] };
  const customer = await keepWhile((store) => store.set(customerModule.atom, () => avi));
  expect(customer).toEqual(avi);
});
