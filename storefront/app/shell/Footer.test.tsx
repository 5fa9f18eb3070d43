import { readLocationExamples } from '@otzar/contract/location.examples';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { locationModule, ratesModule } from '../features/shipping/place-modules.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import { firstParty, trackWith } from '../platform/tracking.ts';
import { Footer } from './Footer.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen());
beforeEach(() => localStorage.clear());
afterAll(() => shop.close());

const footer = () => within(screen.getByRole('contentinfo'));
const hrefOf = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href');

test.each([
  ['Contact us', '/contact-us'],
  ['Store hours', '/store-information/hours'],
  ['Store address', '/store-information/address'],
  ['About Otzar', '/about/43'],
  ['Shipping policy', '/shipping-policy/41'],
  ['Return policy', '/return-policy/42'],
  ['Terms of use', '/terms-of-use/39'],
  ['Privacy policy', '/privacy-policy/40'],
  ['Your bag', '/bag'],
])('the footer leads to %s', (name, path) => {
  renderScreen(<Footer />);
  expect(hrefOf(name)).toBe(path);
});

test('the footer leads to the shop’s pages elsewhere', () => {
  renderScreen(<Footer />);
  for (const name of [/^Message us/, /^Our photographs/, /^Our short posts/, /^Our community/])
    expect(hrefOf(name)).toMatch(/^https:\/\//);
});

test('the badges of apps to come lead nowhere', () => {
  renderScreen(<Footer />);
  for (const name of [/^App for iPhone/, /^App for Android/]) expect(hrefOf(name)).toBeNull();
});

test('the footer has the currencies', async () => {
  renderScreen(<Footer />);
  const chooser = footer().getByRole('combobox', { name: 'Currency' });
  await waitFor(() => expect(within(chooser).getAllByRole('option').length).toBeGreaterThan(1));
});

test('the footer says the year of its copyright', () => {
  renderScreen(<Footer />);
  expect(footer().getByText(`© ${new Date().getUTCFullYear()} Otzar`)).toBeInTheDocument();
});

test('the footer says from what on an order ships free', async () => {
  renderScreen(<Footer />);
  const above = readShippingExamples.default.free_over?.free_shipping_above;
  const text = await footer().findByText(`Free Shipping over $${above} on Most Orders`);
  expect(text).toBeInTheDocument();
});

/** The footer of somebody who has said where they are. */
async function footerAt(place: 'known' | 'neighborhood' | 'abroad', rates: ShippingOptions | null) {
  const { store } = renderScreen(<Footer />);
  const { zip, country, tax_rate } = readLocationExamples[place];
  await act(async () => {
    await store.set(locationModule.atom, () => ({ zip, country, tax_rate }));
    await store.set(ratesModule.atom, () => ({
      ...{ zip, country: country.value, productId: null, options: rates },
      ...{ updatedAt: '', askedAt: Date.now() },
    }));
  });
}

const terms = () => footer().queryByRole('button', { name: 'See free shipping terms' });

test.each([
  ['known', 'default', 'Free Shipping over $49 on Most Orders'],
  ['neighborhood', 'neighborhood', 'Free Shipping on all orders'],
  ['abroad', 'abroad', 'Fast and easy shipping options available around the world'],
] as const)(
  'the footer at a place that is %s says what its rates do: %s',
  async (place, rates, text) => {
    await footerAt(place, readShippingExamples[rates]);
    expect(await footer().findByText(text)).toBeInTheDocument();
    expect(terms() !== null).toBe(place === 'known');
  },
);

test('nothing is said of what ships free until the rates of a place are there', async () => {
  const { store } = renderScreen(<Footer />);
  const { known } = readLocationExamples;
  await act(() => store.set(locationModule.atom, () => known));
  expect(footer().getByText(/^Fast and easy|^Free Shipping/)).not.toBeVisible();
  expect(terms()).toBeNull();
});

test('the terms name the shopper’s zip code', async () => {
  await footerAt('known', readShippingExamples.default);
  await userEvent.click(await footer().findByRole('button', { name: 'See free shipping terms' }));
  const name = 'Free Shipping over $49 to 11201';
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
});

test('the terms name no place while nobody has said one', async () => {
  renderScreen(<Footer />);
  await userEvent.click(await footer().findByRole('button', { name: 'See free shipping terms' }));
  const popup = await screen.findByRole('dialog', { name: 'Free Shipping over $49' });
  expect(popup).not.toHaveTextContent(/\b\d{5}\b|United States/);
});

test('nothing is promised where nothing is sent', async () => {
  await footerAt('abroad', null);
  expect(await footer().findByText(/^Fast and easy/)).toBeInTheDocument();
});

test('the footer signs up for letters with whoever sends them', async () => {
  const subscribe = vi.fn(async () => 'Look into your mailbox.');
  const giveBack = trackWith({ ...firstParty, subscribe });
  renderScreen(<Footer />);
  const letters = within(footer().getByRole('region', { name: 'Letters from the shop' }));
  await userEvent.type(letters.getByRole('textbox', { name: 'Email' }), 'ruth@example.com{Enter}');
  expect(await letters.findByText('Look into your mailbox.')).toBeVisible();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('ruth@example.com');
  giveBack();
});
