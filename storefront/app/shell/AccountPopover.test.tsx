import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { logOut } from '@otzar/contract/customer-account';
import { saveBag } from '@otzar/contract/customer-bag';
import { lineKey } from '@otzar/domain/bag';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { setQuantityAtom } from '../features/bag/bag-actions.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { AccountPopover } from './AccountPopover.tsx';

const { shop } = sampleServer(true);
const told: { path: string; lines: BagLine[] }[] = [];
shop.events.on('request:start', async ({ request }) => {
  const path = new URL(request.url).pathname;
  if (path !== saveBag.path && path !== logOut.path) return;
  const entry: (typeof told)[number] = { path, lines: [] };
  told.push(entry);
  if (path === saveBag.path) entry.lines = (await request.clone().json()).bag;
});

test('what was changed just before signing out is told to the shop first', async () => {
  const { pencils } = sampleLines;
  const { store, router } = renderScreen(
    <AccountPopover open onClose={() => {}} anchor={document.body} />,
    '/bag',
  );
  await act(async () => {
    await store.set(customerModule.atom, () => noa);
    await store.set(bagModule.atom, (bag) => ({ ...bag, owner: noa.id, products: [pencils] }));
    await store.set(setQuantityAtom, lineKey(pencils), 1);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(router.state.location.pathname).toBe('/');
  expect(told.map(({ path }) => path)).toEqual([saveBag.path, logOut.path]);
  expect(told[0]?.lines).toMatchObject([{ id: pencils.id, quantity: 1 }]);
});

test('while the customer is signed out a spinner turns, and Sign Out does nothing more', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  shop.use(
    http.post(logOut.path, async () => {
      await answered;
      return HttpResponse.json({ customer: null });
    }),
  );
  const { store, router } = renderScreen(
    <AccountPopover open onClose={() => {}} anchor={document.body} />,
    '/bag',
  );
  await act(() => store.set(customerModule.atom, () => noa));
  told.length = 0;
  const button = await screen.findByRole('button', { name: 'Sign Out' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('Signing out');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(told.map(({ path }) => path)).toEqual([logOut.path]);
});
