import { readFacet, readListing } from '@otzar/contract/listing';
import { readListingExamples } from '@otzar/contract/listing.examples';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listings } from '../../mocks/sample-listings.ts';
import { call } from '../../platform/http.ts';
import { ListingFacets } from './ListingFacets.tsx';
import { listingQuery } from './listing-query.ts';
import { useListing } from './useListing.ts';

const { path } = readListingExamples.longFacet;

const asked: URL[] = [];
const shop = setupServer();
beforeAll(() => shop.listen());
afterEach(() => {
  asked.length = 0;
  shop.resetHandlers();
});
afterAll(() => shop.close());

/** Notes what is asked for, and answers as the sample shop does. */
const noted = http.get(`*${readFacet.path}`, ({ request }) => {
  asked.push(new URL(request.url));
});

function Column() {
  const listing = useLoaderData<typeof readListingExamples.longFacet>();
  return <ListingFacets listing={listing} moves={useListing(listing)} />;
}

async function open(search = '') {
  shop.use(noted, ...listings());
  const router = createMemoryRouter(
    [
      {
        path: '/:index/:slug/:id',
        element: <Column />,
        loader: ({ params, request }) =>
          call(readListing, {
            params: { id: params.id ?? '' },
            query: listingQuery(new URL(request.url).searchParams),
          }),
        hydrateFallbackElement: <p>On its way</p>,
      },
    ],
    { initialEntries: [`${path}${search}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('group', { name: 'Creator' });
  return router;
}

const creators = () => within(screen.getByRole('group', { name: 'Creator' }));
const names = () =>
  creators()
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('value'));
const more = () => creators().getByRole('button', { name: /^Show more/ });

test('the rest of a long facet is asked for once, when it is wanted', async () => {
  await open();
  const first = names();
  expect(first).toHaveLength(8);
  expect(asked).toEqual([]);
  expect(more()).toHaveTextContent('Show more (16)');
  await userEvent.click(more());
  const fewer = await creators().findByRole('button', { name: 'Show fewer' });
  expect(names()).toHaveLength(24);
  await userEvent.click(fewer);
  expect(names()).toEqual(first);
  expect(more()).toHaveTextContent('Show more (16)');
  await userEvent.click(more());
  expect(names()).toHaveLength(24);
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { key: 'creators', kind: 'category', id: '12' },
  ]);
});

test('who touches the field to find one can find all of them', async () => {
  await open();
  await userEvent.click(creators().getByRole('searchbox'));
  await userEvent.keyboard('creator 23');
  await expect.poll(names).toEqual(['creator-123']);
  expect(creators().getByText('1 of 24')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an unfolded facet stays so when the list is held to something, and counts for that list', async () => {
  const router = await open();
  await userEvent.click(more());
  await creators().findByRole('button', { name: 'Show fewer' });
  shop.use(
    http.get(
      `*${readFacet.path}`,
      async ({ request }) => {
        const facet = await (await fetch(`${request.url}&pass=1`)).json();
        for (const option of facet.options) option.count = 3;
        return HttpResponse.json(facet);
      },
      { once: true },
    ),
  );
  const box = creators().getByRole('checkbox', { name: /^Creator 20,/ });
  await userEvent.click(box);
  expect(box).toBeChecked();
  await expect.poll(() => router.state.location.search).toBe('?creators=creator-120&page=1');
  expect(names()).toHaveLength(24);
  expect(await creators().findByRole('checkbox', { name: 'Creator 24, 3 products' })).toBeVisible();
  expect(names()).toHaveLength(24);
  expect(box).toBeChecked();
  await act(() => router.navigate(`${path}?creators=creator-120&page=2&sort=price-asc`));
  expect(asked.filter(({ searchParams }) => !searchParams.has('pass'))).toHaveLength(1);
});

test('where the rest does not come a sentence says so, and what is chosen stays', async () => {
  const router = await open('?creators=creator-118');
  shop.use(
    http.get(`*${readFacet.path}`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  await userEvent.click(more());
  expect(await creators().findByRole('alert')).toHaveTextContent(
    /^Something went wrong on our side/,
  );
  expect(names()).toHaveLength(9);
  expect(creators().getByRole('checkbox', { name: /^Creator 18,/ })).toBeChecked();
  await userEvent.click(creators().getByRole('checkbox', { name: /^Creator 2,/ }));
  await expect
    .poll(() => new URLSearchParams(router.state.location.search).getAll('creators'))
    .toEqual(['creator-102', 'creator-118']);
  await userEvent.click(more());
  await creators().findByRole('button', { name: 'Show fewer' });
  expect(creators().queryByRole('alert')).toBeNull();
  expect(names()).toHaveLength(24);
});

test('a facet that came whole, for its address asked so, asks for nothing', async () => {
  await open('?all=creators');
  await userEvent.click(more());
  expect(names()).toHaveLength(24);
  expect(asked).toEqual([]);
});
