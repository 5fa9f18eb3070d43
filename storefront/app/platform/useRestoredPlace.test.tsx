import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useRestoredPlace } from './useRestoredPlace.ts';

afterEach(() => void vi.restoreAllMocks());

function Frame() {
  useRestoredPlace();
  return <Outlet />;
}

/** Scrolls down on a screen, goes on to another page and back. @returns what brings it to its place again */
async function backTo(screen: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { id: screen, path: '/here', element: <p>Here</p> },
          { id: 'elsewhere', path: '/there', element: <p>There</p> },
        ],
      },
    ],
    { initialEntries: ['/there', '/here'] },
  );
  // The entry in the browser's history has the key that the router gave it.
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => ({
    key: router.state.location.key,
  }));
  const { getByText } = render(<RouterProvider router={router} />);
  window.scrollTo({ top: 700 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await act(() => router.navigate('/there'));
  window.scrollTo({ top: 0 });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(getByText('Here')).toBeInTheDocument());
  return timers.mock.calls;
}

const WAITS = [500, 2000];

test.each([
  ['search', 2000],
  ['listing', 2000],
  ['automated', 2000],
  ['collection', 2000],
  ['product', 500],
  ['home', 500],
])('Back to %s is put right after %i ms', async (screen, wait) => {
  const timers = (await backTo(screen)).filter(([, delay]) => WAITS.includes(delay ?? 0));
  expect(timers.map(([, delay]) => delay)).toEqual([wait]);
  const scrolled = vi.spyOn(window, 'scrollTo');
  timers[0]?.[0]();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
});
