import { readCustomer } from '@otzar/contract/customer';
import { readCustomerExamples } from '@otzar/contract/customer.examples';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerModule, firstNameAtom } from './customer-module.ts';
import { deleteAddressAtom } from './saved-details.ts';
import { checkSessionAtom } from './session.ts';

const shop = setupServer();
beforeAll(() => shop.listen());
beforeEach(() => localStorage.clear());
afterEach(() => shop.resetHandlers());
afterAll(() => shop.close());

const answer = (status: number, body: object) =>
  shop.use(http.get(`*${readCustomer.path}`, () => HttpResponse.json(body, { status })));

const ended = { message: 'Your session has ended.' };

test('a customer is known by the first name', async () => {
  answer(200, readCustomerExamples.signedIn);
  const store = createStore();
  await store.set(checkSessionAtom);
  expect(store.get(firstNameAtom)).toBe('Noa');
});

test('a session that has ended makes a guest of the customer, and says so', async () => {
  const store = createStore();
  await store.set(customerModule.atom, () => readCustomerExamples.signedIn.customer);
  answer(403, ended);
  expect(await store.set(checkSessionAtom)).toBe(true);
  expect(store.get(customerModule.atom)).toBeNull();
});

test('a session that has ended unheard is known by the answer that nobody is signed in', async () => {
  const store = createStore();
  await store.set(customerModule.atom, () => readCustomerExamples.signedIn.customer);
  answer(200, readCustomerExamples.default);
  expect(await store.set(checkSessionAtom)).toBe(true);
  expect(store.get(customerModule.atom)).toBeNull();
  expect(await store.set(checkSessionAtom)).toBe(false);
});

test('a guest is never thrown off a page', async () => {
  answer(403, ended);
  expect(await createStore().set(checkSessionAtom)).toBe(false);
});

test('a shop out of order leaves the customer signed in', async () => {
  const store = createStore();
  await store.set(customerModule.atom, () => readCustomerExamples.signedIn.customer);
  answer(500, { message: 'Something went wrong on our side.' });
  expect(await store.set(checkSessionAtom)).toBe(false);
  expect(store.get(firstNameAtom)).toBe('Noa');
});

test('an answer on its way while an address is deleted does not bring the address back', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the shop hands it out with its first answer
  document.cookie = 'XSRF-TOKEN=known';
  const { customer } = readCustomerExamples.signedIn;
  const [first] = customer?.addresses ?? [];
  const store = createStore();
  await store.set(customerModule.atom, () => customer);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  shop.use(
    http.get(`*${readCustomer.path}`, async () => {
      asked();
      await held;
      return HttpResponse.json(readCustomerExamples.signedIn);
    }),
    http.delete('*/api/customer/address/:id', () => HttpResponse.json({ address: first })),
  );
  const checked = store.set(checkSessionAtom);
  await arrived;
  await store.set(deleteAddressAtom, first?.id ?? 0);
  release();
  await checked;
  expect(store.get(customerModule.atom)?.addresses).not.toContainEqual(first);
});
