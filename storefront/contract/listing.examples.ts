import type { Answer } from './endpoint.ts';
import type { Facet } from './facet.ts';
import type {
  readAutomated,
  readCollection,
  readCreator,
  readFacet,
  readListing,
  searchProducts,
} from './listing.ts';
import { cardOf, readProductExamples, sampleProducts } from './product.examples.ts';

const facet = (
  key: string,
  label: string,
  options: [value: string, label: string, count: number][],
): Facet => ({
  key,
  label,
  options: options.map(([value, name, count]) => ({ value, label: name, count, selected: false })),
  total: options.length,
});

const facets = [
  facet('categories', 'Category', [
    ['nature-11', 'Nature', 5],
    ['fiction-12', 'Fiction', 7],
  ]),
  facet('filters.language', 'Language', [
    ['english', 'English', 8],
    ['hebrew', 'Hebrew', 3],
  ]),
  facet('variations.color', 'Color', [
    ['olive', 'Olive', 2],
    ['ink', 'Ink', 2],
  ]),
  facet('vendors', 'Brand', [
    ['keshet', 'Keshet', 4],
    ['otzar', 'Otzar', 3],
    ['tamar-studio', 'Tamar Studio', 2],
  ]),
  facet('creators', 'Creator', [
    ['miriam-adler-31', 'Miriam Adler', 3],
    ['daniel-navon-32', 'Daniel Navon', 1],
  ]),
];

const books = {
  kind: 'category',
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
  facets,
  price: { least: 2.5, most: 48, min: null, max: null },
} satisfies Answer<typeof readListing>;

/** More creators than come with a list. */
const manyCreators = facet(
  'creators',
  'Creator',
  Array.from({ length: 24 }, (_, at) => [`creator-${101 + at}`, `Creator ${at + 1}`, 24 - at]),
);

const fiction = {
  ...books,
  title: 'Fiction',
  heb_title: 'סיפורת',
  description: 'Made up, and true all the same.',
  path: '/books/fiction/12',
  breadcrumbs: [...books.breadcrumbs, { name: 'Fiction', path: '/books/fiction/12' }],
  children: [],
  facets: [...facets.slice(1, 4), { ...manyCreators, options: manyCreators.options.slice(0, 8) }],
} satisfies Answer<typeof readListing>;

/** The same list, held to two brands and a price. */
const held = {
  ...books,
  products: books.products.slice(0, 5),
  total: 5,
  facets: facets.map((one) => ({
    ...one,
    options: one.options.map((option) => ({
      ...option,
      selected: ['keshet', 'otzar'].includes(option.value),
    })),
  })),
  price: { ...books.price, min: 10, max: null },
} satisfies Answer<typeof readListing>;

export const readListingExamples = {
  default: books,
  hebrew: { ...books, products: [cardOf(readProductExamples.hebrew)], total: 1 },
  longFacet: fiction,
  manyPages: { ...books, total: 230, page: 4, pages: 10 },
  filtered: held,
  nothingLeft: { ...held, products: [], total: 0 },
  empty: { ...books, children: [], products: [], total: 0, facets: [], price: null },
} satisfies Record<string, Answer<typeof readListing>>;

export const readAutomatedExamples = {
  default: {
    ...books,
    kind: 'automated',
    title: 'Under $20',
    heb_title: 'עד 20 דולר',
    description: 'Small things, and not the worse for it.',
    path: '/a/gifts/under-20/2',
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Under $20', path: '/a/gifts/under-20/2' },
    ],
    children: [],
    products: books.products.slice(3, 7),
    total: 4,
  },
} satisfies Record<string, Answer<typeof readAutomated>>;

export const readCollectionExamples = {
  default: {
    ...books,
    kind: 'collection',
    title: 'Gift ideas',
    heb_title: 'רעיונות למתנה',
    description: 'Put together by hand, a shelf at a time.',
    path: '/collections/gift-ideas/1',
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Gift ideas', path: '/collections/gift-ideas/1' },
    ],
    children: [],
    products: books.products.slice(1, 5),
    total: 4,
    facets: [],
    price: null,
  },
} satisfies Record<string, Answer<typeof readCollection>>;

export const readFacetExamples = {
  default: manyCreators,
} satisfies Record<string, Answer<typeof readFacet>>;

const miriam = { id: 31, name: 'Miriam Adler', heb_name: null };

export const readCreatorExamples = {
  default: {
    ...books,
    kind: 'creator',
    title: miriam.name,
    heb_title: miriam.heb_name,
    description: '',
    path: '/creator/miriam-adler/31',
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: miriam.name, path: '/creator/miriam-adler/31' },
    ],
    children: [],
    products: books.products.slice(0, 3),
    total: 3,
    facets: facets.slice(0, 2),
    creator: miriam,
  },
} satisfies Record<string, Answer<typeof readCreator>>;

const found = {
  ...books,
  kind: 'search',
  title: 'Results for “quiet”',
  heb_title: null,
  description: '',
  path: '/search?q=quiet',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Results for “quiet”', path: '/search?q=quiet' },
  ],
  children: [],
  did_you_mean: null,
  guessed: false,
  popular: [],
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
    facets: [],
    price: null,
    popular: ['picture books', 'garden', 'אותיות', 'pencils'],
  },
  guessed: {
    ...found,
    title: 'Results for “quite”',
    path: '/search?q=quite',
    products: [cardOf(readProductExamples.default)],
    total: 1,
    did_you_mean: 'quiet',
    guessed: true,
  },
} satisfies Record<string, Answer<typeof searchProducts>>;
