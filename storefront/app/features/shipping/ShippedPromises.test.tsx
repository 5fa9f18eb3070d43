import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { readLocationExamples } from '@otzar/contract/location.examples';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { locationModule, ratesModule } from './place-modules.ts';
import { ShippedPromises } from './ShippedPromises.tsx';

beforeEach(() => localStorage.clear());

const written = (value: string): BagLine => ({
  ...sampleLines.book,
  personalization: [{ entries: [{ key: 'name', label: 'Name', value, price: 4.5 }] }],
});

test('what is written on is final, and a blank is nothing written', () => {
  const { unmount } = renderScreen(<ShippedPromises line={written(' ')} />);
  expect(screen.getByText('30-day easy return')).toBeVisible();
  expect(screen.getByText('Free within 30 days of delivery.')).toBeVisible();
  unmount();
  renderScreen(<ShippedPromises line={written('Noa')} />);
  expect(screen.getByText('This item cannot be returned')).toBeVisible();
});

test('nothing is said of what ships free until the rates of a place are there', async () => {
  const { store } = renderScreen(<ShippedPromises line={sampleLines.book} />);
  expect(screen.getByText(/^Free Shipping over/)).toBeVisible();
  await act(() => store.set(locationModule.atom, () => readLocationExamples.known));
  expect(screen.getByText('Looking up delivery…')).toBeVisible();
  expect(screen.queryByText(/^Fast and easy|^Free Shipping/)).toBeNull();
});

/** What is promised to somebody in Brooklyn whose rates differ so from the usual ones. */
async function promisedIn(days: number, pickup: { days: number; hours: number }) {
  const { default: usual } = readShippingExamples;
  const date = '2026-11-24T17:00:00.000Z';
  const options = {
    ...usual,
    fastest: { ...usual.fastest, days, estimated_arrival: date },
    pickup: { ...usual.pickup, ...pickup, date },
  };
  const { store } = renderScreen(<ShippedPromises line={sampleLines.book} />);
  const { known } = readLocationExamples;
  await act(async () => {
    await store.set(locationModule.atom, () => known);
    await store.set(ratesModule.atom, () => ({
      ...{ zip: known.zip, country: known.country.value, productId: null, options },
      ...{ updatedAt: '', askedAt: Date.now() },
    }));
  });
}

test.each([
  [5, '5-day shipping'],
  [2, '2-day shipping'],
  [1.5, 'Get it Tue, November 24'],
  [1, 'Get it Tomorrow'],
  [0.5, 'Get it Today'],
])('the fastest way in %d days is promised as “%s”', async (days, text) => {
  await promisedIn(days, { days: 0, hours: 1 });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [{ days: 2, hours: 0 }, /Tue, November 24/],
  [{ days: 0, hours: 0 }, /within 1 hour(?!s)/],
  [{ days: 0, hours: 3 }, /within 4 hours/],
])('pickup in %j is promised as %s', async (pickup, text) => {
  await promisedIn(2, pickup);
  expect(await screen.findByText(text)).toBeVisible();
});
