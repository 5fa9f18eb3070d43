import type { Answer } from './endpoint.ts';
import type { readHome } from './home.ts';
import { samplePicture } from './picture.examples.ts';
import { cardOf, readProductExamples, sampleProducts } from './product.examples.ts';

const window = {
  departments: [
    { name: 'Books', path: '/books/books/1', count: 640, image: samplePicture('orchard', '') },
    {
      name: 'Gifts',
      path: '/gifts/gifts/2',
      count: 210,
      image: samplePicture('stoneware-mug', ''),
    },
    {
      name: 'School',
      path: '/school/school/3',
      count: 180,
      image: samplePicture('cedar-pencils', ''),
    },
    {
      name: 'Gift Cards',
      path: '/gift-cards/gift-cards/4',
      count: 6,
      image: samplePicture('otzar-card', ''),
    },
  ],
  rails: [
    {
      title: 'New this week',
      path: '/books/books/1?sort=release_date-desc',
      products: sampleProducts.slice(0, 8).map(cardOf),
    },
    {
      title: 'For the desk',
      path: '/school/school/3',
      products: [
        readProductExamples.lowStock,
        readProductExamples.personalized,
        readProductExamples.bundle,
      ].map(cardOf),
    },
  ],
} satisfies Answer<typeof readHome>;

export const readHomeExamples = {
  default: window,
  hebrew: {
    ...window,
    rails: [{ title: 'In Hebrew', path: null, products: [cardOf(readProductExamples.hebrew)] }],
  },
  empty: { departments: [], rails: [] },
} satisfies Record<string, Answer<typeof readHome>>;
