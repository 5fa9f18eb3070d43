import { sampleLines } from '@otzar/contract/bag.examples';
import type { Currency } from '@otzar/contract/currency';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import { emptyBag } from '@otzar/domain/bag';
import { bothIn } from '@otzar/domain/currency';
import { toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { EGiftCardScreen } from '../features/e-gift-card/EGiftCardScreen.tsx';
import { leaveInBrowser } from '../mocks/enter.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { AddedDrawer } from '../shell/AddedDrawer.tsx';
import BagRoute from './bag/bag.tsx';
import CheckoutRoute from './checkout/checkout.tsx';
import ReviewRoute from './checkout/review.tsx';

sampleServer();
const shekel: Currency = { currency: 'ILS', name: 'Israeli New Shekel', rate: 3.65, symbol: '₪' };
const lines = [{ ...sampleLines.book, quantity: 3 }];

const keep = (data: Currency | null) =>
  leaveInBrowser({
    kept: {
      ...scenarios.readyToReview.kept,
      bag: { version: 1, data: { ...emptyBag, products: lines } },
      currency: { version: 1, data },
    },
  });

beforeEach(() => keep(shekel));

const sum = toUsd(subtotalCents(lines));
const both = (usd: number) => bothIn(shekel, usd);
const anyBoth = /^\$[\d,]+\.\d\d, about ₪[\d,]+\.\d\d$/;

/** The figure that stands beside a name in the summary. */
const figure = async (name: RegExp) => {
  const term = (await screen.findAllByRole('term')).find(({ textContent }) =>
    name.test(textContent ?? ''),
  );
  return term?.nextElementSibling;
};

async function expectSummary(): Promise<void> {
  await screen.findAllByText(/about/);
  expect(await figure(/^Subtotal/)).toHaveTextContent(both(sum));
  expect(await figure(/total|Total/)).toHaveTextContent(/about ₪/);
}

const screens: [string, ReactNode, string][] = [
  ['the bag', <BagRoute key="bag" />, '/bag'],
  ['the checkout', <CheckoutRoute key="checkout" />, '/checkout'],
  ['the review', <ReviewRoute key="review" />, '/review'],
];

it.each(screens)(
  '%s says its sums in dollars first, then about what they are',
  async (_, route, path) => {
    renderScreen(route, path);
    await expectSummary();
  },
);

it('the bag says so of each line, for one and for all of it', async () => {
  renderScreen(<BagRoute />);
  const line = within(await screen.findByRole('region', { name: 'Items in your bag' }));
  expect(await line.findByText(both(sampleLines.book.price))).toBeVisible();
  expect(line.getByRole('article')).toHaveTextContent(both(sum));
});

it('the review says so of each line, and the checkout of each way of delivery', async () => {
  const review = renderScreen(<ReviewRoute />, '/review');
  await screen.findAllByText(/about/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(both(sum)),
  );
  review.unmount();
  renderScreen(<CheckoutRoute />, '/checkout');
  expect(await screen.findByText(anyBoth)).toBeVisible();
});

it('the drawer says so of one and of all', async () => {
  const [line] = lines;
  if (!line) throw new Error('There is no line.');
  renderScreen(<AddedDrawer addition={{ line, before: 0 }} open onClose={() => {}} />);
  const text = `${both(line.price)} each · ${both(sum)} together`;
  expect(await screen.findByText(new RegExp(text.replaceAll('$', '\\$')))).toBeVisible();
});

it('the e-gift card says so of each amount, and of the one that is chosen', async () => {
  renderScreen(<EGiftCardScreen offer={readEGiftCardExamples.default} onAdd={async () => {}} />);
  const [amount = 0, chosen = 0] = readEGiftCardExamples.default.amounts;
  expect(
    await screen.findByRole('radio', { name: `$${amount}, about ₪${(amount * 3.65).toFixed(2)}` }),
  ).toBeInTheDocument();
  expect(screen.getByText(`You pay ${both(chosen)}.`)).toBeVisible();
});

it.each(screens)(
  '%s says nothing of it to whoever reads prices in dollars',
  async (_, route, path) => {
    keep(null);
    renderScreen(route, path);
    expect(await figure(/^Subtotal/)).toHaveTextContent(/^\$[\d.]+$/);
    expect(screen.queryByText(/about ₪/)).not.toBeInTheDocument();
  },
);
