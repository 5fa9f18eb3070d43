import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenLanguage, keepChosenLanguage } from '../platform/chosen-language.ts';
import { messagesAtom } from '../platform/messages.ts';
import { keyOf } from '../platform/storage.ts';
import { Announcement } from './Announcement.tsx';
import { Notices } from './Notices.tsx';
import { noticesModule } from './notices-module.ts';

const DAY = 24 * 60 * 60 * 1000;
const warning = /impacted by a content filter or proxy/;

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the tested code keeps it so
  document.cookie = 'language=; Path=/; Max-Age=0';
});
afterEach(() => vi.restoreAllMocks());

function renderWithStore(part: React.ReactNode, at = '/') {
  const store = createStore();
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <Provider store={store}>{part}</Provider>
    </MemoryRouter>,
  );
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

it('leads who closes the announcement to the page', async () => {
  renderWithStore(
    <>
      <Announcement />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close: New website' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

const offer = () => screen.findByRole('region', { name: 'שפה' });
const noOffer = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'שפה' })).not.toBeInTheDocument());
function readsFirst(first: string, ...others: string[]): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(first);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([first, ...others]);
}

/** What is kept has been read, and what follows from it has been shown. */
const settled = (store: ReturnType<typeof createStore>) =>
  waitFor(() => expect(store.get(noticesModule.atom)).toBeDefined());

it('offers a page in Hebrew to whose browser prefers it, and not again once dismissed', async () => {
  readsFirst('he-IL', 'en-US');
  const first = renderWithStore(<Notices />, '/search?q=almanac');
  expect(await offer()).toHaveTextContent('החנות מדברת גם עברית');
  expect(screen.getByRole('link', { name: 'העמוד הזה בעברית' })).toHaveAttribute(
    'href',
    '/he/search?q=almanac',
  );
  await userEvent.click(screen.getByRole('button', { name: 'לא עכשיו' }));
  await noOffer();
  first.unmount();

  const second = renderWithStore(<Notices />);
  await settled(second.store);
  await noOffer();
});

it('offers it once, also to whoever does not answer', async () => {
  readsFirst('he-IL');
  const first = renderWithStore(<Notices />);
  await offer();
  first.unmount();
  const second = renderWithStore(<Notices />);
  await settled(second.store);
  await noOffer();
});

it('offers it again to whoever has chosen Hebrew since, and notes the choice', async () => {
  readsFirst('en-US');
  keepChosenLanguage('he');
  renderWithStore(<Notices />);
  await offer();
  keepChosenLanguage('en');
  const way = screen.getByRole('link', { name: 'העמוד הזה בעברית' });
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  expect(chosenLanguage()).toBe('he');
});

it('offers nothing to whoever reads English, or chose it', async () => {
  readsFirst('en-US', 'he');
  const first = renderWithStore(<Notices />);
  await settled(first.store);
  await noOffer();
  first.unmount();
  readsFirst('he');
  keepChosenLanguage('en');
  const second = renderWithStore(<Notices />);
  await settled(second.store);
  await noOffer();
});

it('reads what was kept before languages were offered', async () => {
  const data = { betaClosed: true, proxyDismissed: null };
  localStorage.setItem(keyOf('notices'), JSON.stringify({ version: 1, data }));
  readsFirst('he');
  const { store } = renderWithStore(<Notices />);
  await offer();
  expect(store.get(noticesModule.atom)).toEqual({ ...data, languageOffered: 'preferred' });
});
