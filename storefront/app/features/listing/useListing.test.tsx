import { readListingExamples } from '@otzar/contract/listing.examples';
import { withFacet } from '@otzar/domain/listing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListing } from './useListing.ts';

const { default: listing } = readListingExamples;

function List() {
  const { go, onSort } = useListing(listing);
  return (
    <>
      <button type="button" onClick={() => go((now) => withFacet(now, 'brand', ['otzar']))}>
        Brand
      </button>
      <button type="button" onClick={() => go((now) => withFacet(now, 'language', ['he']))}>
        Language
      </button>
      <button type="button" onClick={() => onSort('price-asc')}>
        Cheapest first
      </button>
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        element: <List />,
        loader: () => null,
        hydrateFallbackElement: <p>On its way</p>,
      },
    ],
    { initialEntries: ['/list?q=tea'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Presses one button after the other before the screen is drawn anew. */
const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) screen.getByRole('button', { name }).click();
  });

test('presses that come quicker than the screen is drawn go on from each other', async () => {
  const router = open();
  await screen.findByRole('button', { name: 'Brand' });
  await press('Brand', 'Language', 'Cheapest first');
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toEqual({ q: 'tea', brand: 'otzar', language: 'he', sort: 'price-asc', page: '1' });
});

test('what was left by Back is not gone on from', async () => {
  const router = open();
  await screen.findByRole('button', { name: 'Brand' });
  await press('Brand');
  await expect.poll(() => router.state.location.search).toContain('brand=otzar');
  await act(() => router.navigate(-1));
  await expect.poll(() => router.state.location.search).toBe('?q=tea');
  await press('Language');
  await expect.poll(() => router.state.location.search).toBe('?q=tea&language=he&page=1');
});
