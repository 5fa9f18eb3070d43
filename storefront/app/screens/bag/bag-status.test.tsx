import { sampleLines } from '@otzar/contract/bag.examples';
import { readCustomer } from '@otzar/contract/customer';
import { noa } from '@otzar/contract/customer.examples';
import { readBag } from '@otzar/contract/customer-bag';
import { readCards } from '@otzar/contract/product';
import { emptyBag } from '@otzar/domain/bag';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bagModule } from '../../features/bag/bag-module.ts';
import { checkSessionAtom, sessionCheckAtom } from '../../features/customer/session.ts';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleShop } from '../../mocks/sample-shop.ts';
import { noteArrival } from '../../platform/arrival.ts';
import { busy } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { shopStore } from '../../platform/store.ts';
import { RESPONSE_TIMEOUT } from '../../platform/with-timeout.ts';
import { clientLoader as enterCheckout } from '../checkout/checkout.tsx';
import ReviewRoute, { clientLoader as enterReview } from '../checkout/review.tsx';
import { FavoritesView } from '../favorites/FavoritesView.tsx';
import { RecentRail } from '../home/RecentRail.tsx';
import BagRoute from './bag.tsx';
import { isKnownEmpty } from './bag-status.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  comeBackAs(noa.id);
  await answerAgain();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => shop.close());

/** A browser that knows a customer, or nobody, and has nothing of a bag in it. */
function comeBackAs(owner: number | null, favorites: number[] = []): void {
  leaveInBrowser({
    kept: {
      bag: { version: 1, data: { ...emptyBag, owner, favorites } },
      ...(owner !== null && { customer: { version: 1, data: noa } }),
    },
  });
}
const refuse = (path: string) =>
  shop.use(http.get(path, () => HttpResponse.json({ message: 'No.' }, { status: 503 })));
/** The shop answers, and knows this browser's customer. */
async function answerAgain(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
  shop.resetHandlers(...freshHandlers(sampleShop(true)));
  await call(readCustomer);
}
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

  test('keeps nobody from the checkout', async () => {
    refuse(readBag.path);
    const arriving = (path: string) =>
      ({ request: new Request(`http://localhost${path}`) }) as never;
    await expect(enterReview(arriving('/review'))).resolves.toBeNull();
    const answer: unknown = await enterCheckout(arriving('/checkout')).catch((thrown) => thrown);
    expect((answer as Response).headers.get('Location')).toBe('/review');
    const { router } = renderScreen(<ReviewRoute />, '/review');
    expect(await notLoaded()).toBeVisible();
    expect(router.state.location.pathname).toBe('/review');
  });

  test('leads from the checkout once it is known to be empty', async () => {
    shop.use(http.get(readBag.path, () => HttpResponse.json([])));
    const { router } = renderScreen(<ReviewRoute />, '/review');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bag'));
  });

  test('does not say that there are no favorites', async () => {
    refuse(readBag.path);
    renderScreen(<FavoritesView cards={[]} />, '/account/favorites');
    const title = 'We could not load your favorites';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
    await answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /favorite/ })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
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

  test('the review is entered', async () => {
    noteArrival('/');
    const request = new Request('http://localhost/review');
    await expect(enterReview({ request } as never)).resolves.toBeNull();
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

describe('cards that the shop could not be asked for', () => {
  test('do not make a guest’s favorites none', async () => {
    comeBackAs(null, [sampleLines.book.product_id]);
    refuse(readCards.path);
    renderScreen(<FavoritesView cards={[]} />, '/favorites');
    const title = 'We could not load your favorites';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
  });

  test('leave a row of what was viewed last with another try', async () => {
    leaveInBrowser({
      kept: {
        recentlyViewed: { version: 1, data: [{ id: sampleLines.book.product_id, time_stamp: 1 }] },
      },
    });
    refuse(readCards.path);
    renderScreen(<RecentRail />);
    const row = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(row).toHaveTextContent('could not be loaded');
    await answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
