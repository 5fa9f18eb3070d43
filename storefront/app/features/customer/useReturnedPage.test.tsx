import { noa } from '@otzar/contract/customer.examples';
import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleServer } from '../../mocks/sample-server.ts';
import { customerModule } from './customer-module.ts';
import { useReturnedPage } from './useReturnedPage.ts';

sampleServer(true);
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const isInSight = () => document.documentElement.style.visibility !== 'hidden';

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  });

function Shown() {
  useReturnedPage();
  return <h1>Your bag</h1>;
}

/** A customer's page. */
async function open() {
  const store = createStore();
  store.sub(customerModule.atom, () => undefined);
  await store.set(customerModule.atom, () => noa);
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], {
    initialEntries: ['/bag'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}

test('a page that is put aside is out of sight, and seen again for the same customer', async () => {
  await open();
  await turn('pagehide', true);
  expect(isInSight()).toBe(false);
  await turn('pageshow', true);
  await waitFor(() => expect(isInSight()).toBe(true));
  expect(reload).not.toHaveBeenCalled();
});

test('one whose customer has signed out meanwhile is made anew, and not seen before', async () => {
  await open();
  await turn('pagehide', true);
  localStorage.setItem(
    'otzar:customer',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('otzar:customer') ?? ''), data: null }),
  );
  await turn('pageshow', true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isInSight()).toBe(false);
});

test('a page that goes for good stays as it is', async () => {
  await open();
  await turn('pagehide', false);
  expect(isInSight()).toBe(true);
});
