import { readCustomer } from '@otzar/contract/customer';
import { readBag } from '@otzar/contract/customer-bag';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionCheckAtom } from '../../features/customer/session.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { noteArrival } from '../../platform/arrival.ts';
import { shopStore } from '../../platform/store.ts';
import { unreadBag } from '../bag/unread-bag.fixture.ts';
import { clientLoader as enterCheckout } from './checkout.tsx';
import ReviewRoute, { clientLoader as enterReview } from './review.tsx';

const { shop, comeBackAs, refuse } = unreadBag();

const notLoaded = () => screen.findByRole('heading', { name: 'We could not load your bag' });

describe('a customer’s bag that the shop could not be asked for', () => {
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
});

describe('in a browser that was never told who it is, while the shop cannot say either', () => {
  beforeEach(() => {
    comeBackAs(null);
    shopStore().set(sessionCheckAtom, null);
    refuse(readCustomer.path);
  });
  afterEach(() => shopStore().set(sessionCheckAtom, null));

  test('the review is entered', async () => {
    noteArrival('/');
    const request = new Request('http://localhost/review');
    await expect(enterReview({ request } as never)).resolves.toBeNull();
  });
});
