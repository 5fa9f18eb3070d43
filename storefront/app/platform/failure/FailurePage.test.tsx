import { readCustomer } from '@otzar/contract/customer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { busy, CallFailed } from '../call-failed.ts';
import { FailurePage } from './FailurePage.tsx';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => {
  vi.restoreAllMocks();
  shop.resetHandlers();
});
afterAll(() => shop.close());

/** A screen that fails at an address, and where it is asked for again. */
function fail(entry: { pathname: string; search?: string; state?: unknown }, error: unknown) {
  const asked = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const routes = [{ path: '*', element: <FailurePage error={error} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />);
  return asked;
}

test.each([
  ['the page itself', { pathname: '/bag', search: '?x=1' }, '/bag?x=1'],
  [
    'the page that /500 stands for',
    { pathname: '/500', state: { failed: '/account/orders?page=2' } },
    '/account/orders?page=2',
  ],
  ['Home, where nobody knows what failed', { pathname: '/500' }, '/'],
  [
    'Home, rather than another site',
    { pathname: '/500', state: { failed: '//evil.example' } },
    '/',
  ],
])('a failure on our side is tried again at %s', async (_, entry, address) => {
  const asked = fail(entry, new Error('broken'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith(address);
});

test('a page that could not be fetched is no failure of ours, and comes by itself once there is a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = fail({ pathname: '/contact-us' }, new TypeError('Failed to fetch'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  expect(asked).not.toHaveBeenCalled();
  const answers = vi
    .spyOn(window, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(answers).toHaveBeenCalledOnce());
  expect(asked).not.toHaveBeenCalled();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveBeenCalledExactlyOnceWith('/contact-us');
  });
});

test('a shop that does not answer is said to be out of reach where the browser is connected', () => {
  fail({ pathname: '/contact-us' }, new TypeError('Failed to fetch'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The shop cannot be reached');
});

test('a page for which the shop could not say who is signed in comes by itself once it can', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  shop.use(http.get(readCustomer.path, () => HttpResponse.json({}, { status: 503 })));
  const asked = fail({ pathname: '/account/addresses' }, new CallFailed(503, busy));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not be loaded');
  expect(screen.getByText(busy.message)).toBeVisible();
  const answered = new Promise((resolve) => shop.events.on('response:mocked', resolve));
  window.dispatchEvent(new Event('online'));
  await answered;
  expect(asked).not.toHaveBeenCalled();
  shop.use(http.get(readCustomer.path, () => HttpResponse.json({ customer: null })));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveBeenCalledExactlyOnceWith('/account/addresses');
  });
});
