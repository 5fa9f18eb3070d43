import { sampleLines } from '@otzar/contract/bag.examples';
import { emptyBag } from '@otzar/domain/bag';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { scenarios } from '../../mocks/scenarios.ts';
import CheckoutRoute from '../checkout/checkout.tsx';
import ReviewRoute from '../checkout/review.tsx';

const shop = setupServer(...freshHandlers());
const asked = vi.fn();
shop.events.on('request:start', ({ request }) => {
  if (new URL(request.url).pathname === '/api/max') asked();
});
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked.mockClear();
  leaveInBrowser({
    kept: {
      ...scenarios.readyToReview.kept,
      bag: { version: 1, data: { ...emptyBag, products: [book, mug] } },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  shop.resetHandlers(...freshHandlers());
});
afterAll(() => shop.close());

const book = { ...sampleLines.book, quantity: 2, max: 9, price: 24 };
const { mug } = sampleLines;

/** The shop's word from now on. */
const offer = (...lines: (typeof book)[]) =>
  shop.use(http.post('/api/max', () => HttpResponse.json(lines)));

const comeBack = () => fireEvent(document, new Event('visibilitychange'));
const news = () => screen.getAllByRole('status').find((one) => /changed/.test(one.textContent));

const screens = [
  ['the checkout', '/checkout', CheckoutRoute],
  ['the review', '/review', ReviewRoute],
] as const;

describe.each(screens)('%s', (_, path, Screen) => {
  it('tells on opening that a price has changed, and its total follows', async () => {
    offer({ ...book, price: 30 }, mug);
    renderScreen(<Screen />, path);
    const sentence = `${book.title} is now $30.00 (was $24.00).`;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByText('2 × $30.00')).toBeInTheDocument();
  });

  it('tells what was lowered and what is gone', async () => {
    offer({ ...book, max: 1 }, { ...mug, max: 0 });
    renderScreen(<Screen />, path);
    expect(
      await screen.findByText(`${book.title}: only 1 left, so your quantity was lowered from 2.`),
    ).toBeVisible();
    expect(
      screen.getByText(
        `${mug.title} is no longer available: it was moved to the sold-out items in your bag.`,
      ),
    ).toBeVisible();
    expect(within(news() ?? document.body).getAllByText(/./, { selector: 'bdi' })).toHaveLength(2);
  });

  it('asks again when the shopper comes back to the tab, once for many times', async () => {
    offer(book, mug);
    renderScreen(<Screen />, path);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    offer({ ...book, price: 12 }, mug);
    for (const _ of Array.from({ length: 5 })) comeBack();
    expect(
      await screen.findByText(`${book.title} is now $12.00 (was $24.00).`, {}, { timeout: 6_000 }),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('what is typed at the checkout stays when a change is told', async () => {
  offer(book, mug);
  const user = userEvent.setup();
  renderScreen(<CheckoutRoute />, '/checkout');
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  const field = screen.getByLabelText('Card number');
  await user.type(field, '4242 4242');
  offer({ ...book, price: 12 }, mug);
  comeBack();
  await screen.findByText(/is now \$12\.00/, {}, { timeout: 6_000 });
  expect(field).toHaveValue('4242 4242');
  expect(field).toHaveFocus();
});

it('the shop out of reach is no news', async () => {
  shop.use(http.post('/api/max', () => HttpResponse.error()));
  renderScreen(<CheckoutRoute />, '/checkout');
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await screen.findByText(/^2 × /);
  expect(screen.queryByText('Your bag has changed')).not.toBeInTheDocument();
});
