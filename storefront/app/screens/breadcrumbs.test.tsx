import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import { readListingExamples } from '@otzar/contract/listing.examples';
import { readProductExamples } from '@otzar/contract/product.examples';
import {
  listSchoolCountriesExamples,
  readSchoolExamples,
  readSchoolsExamples,
  readSupplyListExamples,
} from '@otzar/contract/school.examples';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { FunctionComponent } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import { textOf } from '../platform/page-text.ts';
import EGiftCardRoute from './e-gift-card/e-gift-card.tsx';
import ListingRoute from './listing/listing.tsx';
import ProductRoute from './product/product.tsx';
import SchoolRoute from './school/school.tsx';
import SelectGradeRoute from './school/select-grade.tsx';
import SelectSchoolRoute from './school/select-school.tsx';
import SelectSuppliesRoute from './school/select-supplies.tsx';
import SearchRoute from './search/search.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => {
  shop.listen();
  // It watches the buy panel, which a simulated browser cannot see.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => localStorage.clear());
afterAll(() => shop.close());

const { default: listing } = readListingExamples;
const whereToFind = {
  countries: listSchoolCountriesExamples.default,
  place: { country: 'US', zip: '' },
  problems: {},
};

/** Each screen that tells the way to it, and what it reads of what the router hands it. */
const screens = [
  ['a product', '/products/a-book/1', ProductRoute, textOf(readProductExamples.default)],
  ['a listing', '/books/novels/3', ListingRoute, textOf(listing)],
  [
    'search',
    '/search',
    SearchRoute,
    { listing: textOf({ ...listing, popular: [] }), words: 'river' },
  ],
  ['the e-gift card', '/e-gift-card', EGiftCardRoute, readEGiftCardExamples.default],
  ['school supplies', '/school', SchoolRoute, whereToFind],
  [
    'the choice of a school',
    '/school/select-your-school/US/10002',
    SelectSchoolRoute,
    readSchoolsExamples.default,
  ],
  [
    'the choice of a grade',
    '/school/select-your-grade/1',
    SelectGradeRoute,
    readSchoolExamples.default,
  ],
  [
    'the choice of supplies',
    '/school/select-your-supplies/1/1',
    SelectSuppliesRoute,
    readSupplyListExamples.default,
  ],
] as const;

test.each(screens)('%s tells the way to it', async (_, path, Route, loaderData) => {
  const Screen = Route as unknown as FunctionComponent<{ loaderData: unknown }>;
  renderScreen(<Screen loaderData={loaderData} />, path);
  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
