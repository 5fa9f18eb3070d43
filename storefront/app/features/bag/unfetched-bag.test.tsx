import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { sampleServer } from '../../mocks/sample-server.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import { heardFailures } from '../../platform/failed-calls.fixture.ts';
import { recheckAtom } from './bag-actions.ts';
import { bagModule } from './bag-module.ts';
import { claimBagAtom } from './claim-bag.ts';
import { useFreshBag } from './useFreshBag.ts';

const { shop } = sampleServer(true);
const { went, reported } = heardFailures();

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
