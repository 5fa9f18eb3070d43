import type { Answer } from './endpoint.ts';
import type { readListing, searchProducts } from './listing.ts';
import { cardOf, readProductExamples, sampleProducts } from './product.examples.ts';

const books = {
  title: 'Books',
  heb_title: 'ספרים',
  description: 'New and old, in English and in Hebrew, each read by one of us before it came here.',
  path: '/books/books/1',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Books', path: '/books/books/1' },
  ],
  children: [
    { name: 'Nature', path: '/books/nature/11', count: 5 },
    { name: 'Fiction', path: '/books/fiction/12', count: 7 },
  ],
  products: sampleProducts.map(cardOf),
  total: sampleProducts.length,
  page: 1,
  pages: 1,
  sort: 'relavent',
} satisfies Answer<typeof readListing>;

export const readListingExamples = {
  default: books,
  hebrew: { ...books, products: [cardOf(readProductExamples.hebrew)], total: 1 },
  manyPages: { ...books, total: 230, page: 4, pages: 10 },
  empty: { ...books, children: [], products: [], total: 0 },
} satisfies Record<string, Answer<typeof readListing>>;

const found = {
  ...books,
  title: 'Results for “quiet”',
  heb_title: null,
  description: '',
  path: '/search?q=quiet',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Results for “quiet”', path: '/search?q=quiet' },
  ],
  children: [],
} satisfies Answer<typeof searchProducts>;

export const searchProductsExamples = {
  default: {
    ...found,
    products: [readProductExamples.default, readProductExamples.digital].map(cardOf),
    total: 2,
  },
  empty: {
    ...found,
    title: 'Results for “xyzzy”',
    path: '/search?q=xyzzy',
    products: [],
    total: 0,
  },
} satisfies Record<string, Answer<typeof searchProducts>>;
