import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FailurePage } from './FailurePage.tsx';

afterEach(() => vi.restoreAllMocks());

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
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('/contact-us'), {
    timeout: 10_000,
  });
});

test('a shop that does not answer is said to be out of reach where the browser is connected', () => {
  fail({ pathname: '/contact-us' }, new TypeError('Failed to fetch'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The shop cannot be reached');
});
