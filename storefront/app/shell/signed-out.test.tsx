import { readCustomer } from '@otzar/contract/customer';
import { noa } from '@otzar/contract/customer.examples';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { bagModule } from '../features/bag/bag-module.ts';
import { signOutAtom } from '../features/customer/session-actions.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { messagesAtom } from '../platform/messages.ts';
import { DeferredShell } from './DeferredShell.tsx';

const { shop, endSessions } = sampleServer(true);

const bag = () => bagModule.load();

test('a session that has ended leads home from the next page of a customer’s list as well', async () => {
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/account/orders');
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  endSessions();
  await act(() => router.navigate('/account/orders?page=2'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a session that has ended leads home from a page that is for everyone too', async () => {
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  const ended = { message: 'Your session has ended.' };
  shop.use(http.get(readCustomer.path, () => HttpResponse.json(ended, { status: 403 })));
  await act(() => router.navigate('/contact-us'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

const SIGNED_OUT = /You are not signed in here any more/;

test('who is signed out in another tab is told why the page changes, and led back in', async () => {
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/review');
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  await act(() => {
    localStorage.setItem('otzar:customer', JSON.stringify({ version: 1, data: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'otzar:customer' }));
  });
  expect(await screen.findByText(SIGNED_OUT)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('whose session has ended is told why the page changes, once', async () => {
  const { router, store } = renderScreen(
    <DeferredShell onHeaderAway={() => {}} />,
    '/account/orders',
  );
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  endSessions();
  await act(() => router.navigate('/account/orders?page=2'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.get(messagesAtom).map(({ text }) => text)).toEqual([
    expect.stringMatching(SIGNED_OUT),
  ]);
});

test('who signs out here is told nothing they know', async () => {
  const { store } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  await act(() => store.set(signOutAtom));
  await waitFor(async () => expect((await bag()).owner).toBeNull());
  expect(store.get(messagesAtom)).toEqual([]);
});
