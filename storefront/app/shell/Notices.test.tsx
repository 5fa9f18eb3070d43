import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesAtom } from '../platform/messages.ts';
import { Announcement } from './Announcement.tsx';
import { Notices } from './Notices.tsx';

const DAY = 24 * 60 * 60 * 1000;
const warning = /impacted by a content filter or proxy/;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function renderWithStore(part: React.ReactNode) {
  const store = createStore();
  const { unmount } = render(<Provider store={store}>{part}</Provider>);
  return { store, unmount };
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** A script of the shop is answered by somebody else. */
function meetFilter() {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Blocked</h1>'));
  const payload = new Error(`Failed to fetch dynamically imported module: ${location.origin}/a.js`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

it('says that the connection is gone for as long as it is, and then that it is back', () => {
  const { store } = renderWithStore(<Notices />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByRole('region', { name: 'No connection' })).toHaveTextContent(
    'You are offline',
  );
  setOnline(true);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(store.get(messagesAtom).map(({ text }) => text)).toEqual(['You are connected again.']);
});

it('warns of a filter, and not again within 24 hours of being dismissed', async () => {
  const first = renderWithStore(<Notices />);
  meetFilter();
  expect(await screen.findByText(warning)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss temporarily' }));
  await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());
  first.unmount();

  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + DAY - 60_000);
  const second = renderWithStore(<Notices />);
  meetFilter();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  second.unmount();

  clock.mockReturnValue(now + DAY + 60_000);
  renderWithStore(<Notices />);
  meetFilter();
  expect(await screen.findByText(warning)).toBeInTheDocument();
});

it('remembers that the announcement was closed', async () => {
  const first = renderWithStore(<Announcement />);
  await userEvent.click(screen.getByRole('button', { name: 'Close: New website' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  first.unmount();
  renderWithStore(<Announcement />);
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
