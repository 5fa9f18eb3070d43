import { sampleLines } from '@otzar/contract/bag.examples';
import { emptyBag } from '@otzar/domain/bag';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { leaveInBrowser } from '../mocks/enter.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import CheckoutRoute from './checkout/checkout.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => leaveInBrowser({ kept: { bag: { version: 1, data: bagWithName } } }));
afterEach(() => shop.resetHandlers(...freshHandlers()));
afterAll(() => shop.close());

const name = { key: 'name', label: 'Name', value: 'Noa', price: 6 };
const engraved = {
  ...sampleLines.book,
  quantity: 4,
  item_key: 'one',
  personalization: [{ entries: [name] }],
};
const bagWithName = { ...emptyBag, products: [engraved] };

const summary = () => screen.getByRole('region', { name: 'Your order' });
const way = (name: RegExp) => screen.findByRole('radio', { name });
const field = () => screen.getByRole('textbox', { name: 'Discount code' });

async function openWithPlace() {
  const user = userEvent.setup();
  renderScreen(<CheckoutRoute />, '/checkout');
  await user.type(await screen.findByLabelText('ZIP or postal code'), '10001');
  await way(/^Standard/);
  return user;
}

it('free shipping is not applied where delivery is free already, and says so', async () => {
  const user = await openWithPlace();
  await user.type(field(), 'SHIPFREE{Enter}');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'Error: Delivery is free already, so this code takes nothing off.',
    ),
  );
  expect(field()).toHaveValue('SHIPFREE');
  expect(within(summary()).queryByText('Discount')).not.toBeInTheDocument();
});

it('free shipping with a faster way says that the personalization fee goes with it, and what comes of it by another way', async () => {
  const user = await openWithPlace();
  await user.click(await way(/^Express/));
  await user.type(field(), 'SHIPFREE{Enter}');
  const { findByText, getByText } = within(summary());
  expect(await findByText('With it, $24.00 for personalization is not charged.')).toBeVisible();
  expect(getByText('Not charged in an order with a discount.')).toBeVisible();
  await user.click(await way(/^Standard/));
  expect(
    await screen.findByText(/takes off nothing now\. Delivery is free already\./),
  ).toBeVisible();
  expect(
    within(summary()).queryByText('Not charged in an order with a discount.'),
  ).not.toBeInTheDocument();
});

it('free shipping takes nothing off what is picked up', async () => {
  const user = await openWithPlace();
  await user.click(screen.getByRole('radio', { name: /pick/i }));
  await user.type(field(), 'SHIPFREE{Enter}');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'Error: Picking it up is free already, so this code takes nothing off.',
    ),
  );
});
