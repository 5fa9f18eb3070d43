import { noa } from '@otzar/contract/customer.examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { customerModule } from '../../features/customer/customer-module.ts';
import { followingModule } from '../../features/following/following-module.ts';
import { followsNobody } from '../../features/following/following-schema.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { FollowToggle } from './FollowToggle.tsx';

const { shop } = sampleServer(true);
const asked = vi.fn<(method: string) => void>();
shop.events.on('request:start', ({ request }) => {
  if (request.url.endsWith('/api/customer/following')) asked(request.method);
});
beforeEach(() => {
  asked.mockClear();
});

/** Nobody follows Daniel Navon at first. */
const daniel = { type: 'creator', id: 32, name: 'Daniel Navon' } as const;
const button = () => screen.getByRole('button', { name: /Daniel Navon$/ });

async function show(customer: typeof noa | null) {
  const shown = renderScreen(<FollowToggle {...daniel} />);
  await shown.store.set(customerModule.atom, () => customer);
  await shown.store.set(followingModule.atom, () => followsNobody);
  return shown;
}

test('a customer follows, and no longer follows', async () => {
  await show(noa);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('POST'));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('PATCH'));
});

test('of two presses in a row the last one counts, however late the answers are', async () => {
  const { store } = await show(noa);
  shop.use(
    http.post('*/api/customer/following', async () => {
      await delay(50);
      return HttpResponse.json({ creators: [32], vendors: [] });
    }),
    http.patch('*/api/customer/following', () =>
      HttpResponse.json({ creators: [], vendors: [21] }),
    ),
  );
  await userEvent.click(button());
  await userEvent.click(button());
  await waitFor(() =>
    expect(store.get(followingModule.atom)).toEqual({ creators: [], vendors: [21] }),
  );
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('where the shop does not take it, all is as it was, and nobody hears of it', async () => {
  const { store } = await show(noa);
  const complained = vi.spyOn(console, 'error');
  const refused = vi.fn(() =>
    HttpResponse.json({ message: 'We are taking stock just now.' }, { status: 503 }),
  );
  shop.use(http.post('*/api/customer/following', refused));
  await userEvent.click(button());
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(store.get(followingModule.atom)).toEqual(followsNobody);
  expect(screen.queryByText(/taking stock/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('a guest is led to the login, and the shop is asked nothing', async () => {
  const { router } = await show(null);
  await userEvent.click(button());
  expect(await screen.findByText('Log in to follow Daniel Navon.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(asked).not.toHaveBeenCalled();
});
