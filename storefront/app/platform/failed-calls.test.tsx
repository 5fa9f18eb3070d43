import { saveBag } from '@otzar/contract/customer-bag';
import { readLocation } from '@otzar/contract/location';
import { noGiftCards } from '@otzar/domain/gift-card';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recheckAtom } from '../features/bag/bag-actions.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { claimBagAtom } from '../features/bag/claim-bag.ts';
import { useFreshBag } from '../features/bag/useFreshBag.ts';
import { GiftCardEntry } from '../features/gift-card/GiftCardEntry.tsx';
import { leaveInBrowser } from '../mocks/enter.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleShop } from '../mocks/sample-shop.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { CallFailed, unexpected } from './call-failed.ts';
import { countriesAtom, loadCountriesAtom, onlyHome } from './countries.ts';
import { handleFailure } from './failed-calls.ts';
import { onMoved } from './moved.ts';
import { onReport } from './reports.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
let stop: (() => void)[] = [];
const went = vi.fn();
const reported = vi.fn();
beforeEach(() => {
  localStorage.clear();
  shop.resetHandlers(...freshHandlers(sampleShop(true)));
  stop = [onMoved(went), onReport(reported)];
});
afterEach(() => {
  for (const end of stop) end();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});
afterAll(() => shop.close());

const failure = (status: number, message = 'No.') => new CallFailed(status, { message });

describe('the shared error handler', () => {
  test.each([
    [404, '/404'],
    [403, '/404'],
    [500, '/500'],
  ])('leads from a %i to %s where the screen has nothing else', (status, page) => {
    handleFailure('readBag', failure(status), false);
    expect(went).toHaveBeenCalledExactlyOnceWith(page);
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([404, 403, 500])(
    'takes no screen away that goes on without: a %i is reported',
    (status) => {
      const refused = failure(status);
      handleFailure('readBag', refused, true);
      expect(went).not.toHaveBeenCalled();
      expect(reported).toHaveBeenCalledExactlyOnceWith(refused);
    },
  );

  test.each([0, 400, 409, 503])('reports a %i', (status) => {
    handleFailure('checkMax', failure(status), false);
    expect(reported).toHaveBeenCalledOnce();
  });

  test('writes to the console where nobody listens to reports', () => {
    for (const end of stop) end();
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    handleFailure('readLater', failure(0), false);
    expect(logged).toHaveBeenCalledOnce();
    // It waits for somebody who listens.
    onReport(() => undefined)();
  });

  test.each(['reportCampaign', 'readLocation', 'readFollowing', 'saveBag', 'saveLater'] as const)(
    'is silent about %s',
    (call) => {
      const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      handleFailure(call, failure(500), false);
      for (const told of [went, reported, logged]) expect(told).not.toHaveBeenCalled();
    },
  );
});

describe('a bag that cannot be fetched', () => {
  const refuse = (status: number) =>
    shop.use(
      http.get('*/api/customer/bag', () => HttpResponse.json({ message: 'No.' }, { status })),
    );

  test('leads to the server-error page where there is none to show', async () => {
    leaveInBrowser({ kept: scenarios.newcomer?.kept });
    refuse(500);
    const store = createStore();
    await store.set(bagModule.atom, (bag) => ({ ...bag, products: [], later: [], owner: 1 }));
    await store.set(recheckAtom, () => true);
    expect(went).toHaveBeenCalledExactlyOnceWith('/500');
  });

  test.each([
    [403, 'has not heard of it yet', 1],
    [404, 'has left this browser', null],
  ])('by a %i leads nowhere whoever was signed out meanwhile and %s', async (status, _, owner) => {
    leaveInBrowser({ kept: scenarios.newcomer?.kept });
    const store = createStore();
    await store.set(bagModule.atom, (bag) => ({ ...bag, products: [], later: [], owner: 1 }));
    shop.use(
      http.get('*/api/customer/bag', async () => {
        await store.set(bagModule.atom, (bag) => ({ ...bag, owner }));
        return HttpResponse.json({ message: 'No.' }, { status });
      }),
    );
    await store.set(recheckAtom, () => true);
    expect(went).not.toHaveBeenCalled();
  });

  test('leads nowhere whoever has left the bag by the time of the answer', async () => {
    leaveInBrowser({ kept: scenarios.newcomer?.kept });
    const store = createStore();
    await store.set(bagModule.atom, (bag) => ({ ...bag, products: [], later: [], owner: 1 }));
    const asking = new Set<() => void>();
    shop.use(
      http.get('*/api/customer/bag', async () => {
        await new Promise<void>((answer) => asking.add(answer));
        return HttpResponse.json({ message: 'No.' }, { status: 500 });
      }),
    );
    const { unmount } = renderHook(useFreshBag, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    await waitFor(() => expect(asking.size).toBe(1));
    unmount();
    for (const answer of asking) answer();
    await waitFor(() => expect(reported).toHaveBeenCalled());
    expect(went).not.toHaveBeenCalled();
  });

  test('is reported where the browser has one, which stays', async () => {
    refuse(500);
    const store = createStore();
    leaveInBrowser(scenarios.default);
    await store.set(claimBagAtom, 1);
    expect(went).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalled();
  });
});

test('the countries are asked for once, only logged when they fail, and asked for again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let asked = 0;
  shop.use(
    http.get('*/api/countries', () => {
      asked += 1;
      return asked === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const store = createStore();
  await Promise.all([store.set(loadCountriesAtom), store.set(loadCountriesAtom)]);
  expect(asked).toBe(1);
  expect(logged).toHaveBeenCalledOnce();
  expect(store.get(countriesAtom)).toBe(onlyHome);
  await store.set(loadCountriesAtom);
  await store.set(loadCountriesAtom);
  expect(asked).toBe(2);
  expect(store.get(countriesAtom).length).toBeGreaterThan(1);
});

describe('a gift card', () => {
  async function enter(status: number, message: string, told = message) {
    shop.use(http.post('*/api/gift_card', () => HttpResponse.json({ message }, { status })));
    renderScreen(<GiftCardEntry cards={noGiftCards} />);
    await userEvent.type(await screen.findByRole('textbox'), 'OTZ-PLUM');
    await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
    expect(screen.getByRole('textbox')).toHaveValue('OTZ-PLUM');
  }

  test('that is refused with 400 says why, and nobody else hears of it', async () => {
    await enter(400, 'This card is spent.');
    expect(reported).not.toHaveBeenCalled();
  });

  test('that fails otherwise is the shared error handler’s, and stays typed', async () => {
    await enter(500, 'Something broke.', unexpected.message);
    expect(reported).toHaveBeenCalledOnce();
    expect(went).not.toHaveBeenCalled();
  });
});

test.each([
  ['read', readLocation],
  ['write', saveBag],
])(
  'an answer of 302 to a %s replaces the screen by the own path in its message, and by no other',
  async (_, endpoint) => {
    const { call } = await import('./http.ts');
    // A browser hands on an answer of 302 that names no Location; the simulated network follows it to nowhere.
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const message of ['/bag?x=1', '//evil.example', '/\\evil', 'javascript:alert(1)']) {
      const moved = () => HttpResponse.json({ message }, { status: 302 });
      asked.mockImplementation(async () => moved());
      shop.use(http.post(saveBag.path, moved));
      await act(() => call(endpoint).catch(() => undefined));
    }
    expect(went).toHaveBeenCalledExactlyOnceWith('/bag?x=1');
  },
);
