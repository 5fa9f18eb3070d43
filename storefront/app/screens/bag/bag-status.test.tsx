import { sampleLines } from '@otzar/contract/bag.examples';
import { readCustomer } from '@otzar/contract/customer';
import { readBag } from '@otzar/contract/customer-bag';
import { emptyBag } from '@otzar/domain/bag';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bagModule } from '../../features/bag/bag-module.ts';
import { checkSessionAtom, sessionCheckAtom } from '../../features/customer/session.ts';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { busy } from '../../platform/call-failed.ts';
import { shopStore } from '../../platform/store.ts';
import { RESPONSE_TIMEOUT } from '../../platform/with-timeout.ts';
import BagRoute from './bag.tsx';
import { isKnownEmpty } from './bag-status.ts';
import { unreadBag } from './unread-bag.fixture.ts';

const { shop, comeBackAs, refuse, answerAgain } = unreadBag();
afterEach(() => void vi.useRealTimers());

const notLoaded = () => screen.findByRole('heading', { name: 'We could not load your bag' });

describe('a customer’s bag that the shop could not be asked for', () => {
  test('is not said to be empty, and comes by itself when the shop answers again', async () => {
    refuse(readBag.path);
    renderScreen(<BagRoute />, '/bag');
    expect(await notLoaded()).toBeVisible();
    expect(screen.getByText(busy.message)).toBeVisible();
    expect(screen.queryByText(/bag is empty/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Nothing saved yet/)).not.toBeInTheDocument();
    await answerAgain();
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('comes at once on another try', async () => {
    refuse(readBag.path);
    renderScreen(<BagRoute />, '/bag');
    await notLoaded();
    await answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
  });

  test('is said to be missing once the shop has taken too long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    shop.use(http.get(readBag.path, () => delay('infinite')));
    renderScreen(<BagRoute />, '/bag');
    expect(await screen.findByText('Loading the page')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT));
    expect(await notLoaded()).toBeVisible();
    await answerAgain();
    await act(() => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT));
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
  });
});

describe('in a browser that was never told who it is, while the shop cannot say either', () => {
  beforeEach(() => {
    comeBackAs(null);
    shopStore().set(sessionCheckAtom, null);
    refuse(readCustomer.path);
  });
  afterEach(() => shopStore().set(sessionCheckAtom, null));

  test('a bag is not said to be empty, and comes by itself when the shop answers again', async () => {
    const { store } = renderScreen(<BagRoute />, '/bag');
    await act(() => store.set(checkSessionAtom));
    expect(await notLoaded()).toBeVisible();
    expect(screen.queryByText(/bag is empty/)).not.toBeInTheDocument();
    await answerAgain();
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
  });

  test('a bag is not said to be empty while no answer comes, and is missing once it has taken too long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    shop.use(http.get(readCustomer.path, () => delay('infinite')));
    const { store } = renderScreen(<BagRoute />, '/bag', null);
    void store.set(checkSessionAtom);
    expect(await screen.findByText('Loading the page')).toBeVisible();
    expect(screen.queryByText(/bag is empty/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT));
    expect(await notLoaded()).toBeVisible();
    await answerAgain();
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
  });

  test('a guest’s bag with something in it is there', async () => {
    leaveInBrowser({
      kept: { bag: { version: 1, data: { ...emptyBag, products: [sampleLines.mug] } } },
    });
    const { store } = renderScreen(<BagRoute />, '/bag');
    await act(() => store.set(checkSessionAtom));
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible();
  });
});

test('a bag is known to be empty though who is here was asked twice at once', async () => {
  comeBackAs(null);
  const store = shopStore();
  store.set(sessionCheckAtom, null);
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.use(
    http.get(readCustomer.path, async () => {
      asked += 1;
      await (asked === 1 ? held : delay(100));
      return HttpResponse.json({ customer: null });
    }),
  );
  const known = isKnownEmpty(await bagModule.load());
  await waitFor(() => expect(asked).toBe(1));
  const again = store.set(checkSessionAtom);
  await waitFor(() => expect(asked).toBe(2));
  release();
  expect(await known).toBe(true);
  await again;
});
