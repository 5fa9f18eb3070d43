import { saveBag } from '@otzar/contract/customer-bag';
import { readLocation } from '@otzar/contract/location';
import { noGiftCards } from '@otzar/domain/gift-card';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { GiftCardEntry } from '../features/gift-card/GiftCardEntry.tsx';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { CallFailed, unexpected } from './call-failed.ts';
import { countriesAtom, loadCountriesAtom, onlyHome } from './countries.ts';
import { heardFailures } from './failed-calls.fixture.ts';
import { handleFailure } from './failed-calls.ts';
import { onReport } from './reports.ts';

const { shop } = sampleServer(true);
const { went, reported, stop } = heardFailures();

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
    stop();
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
    expect(await screen.findByRole('link', { name: told })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`Error: ${told}`);
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
