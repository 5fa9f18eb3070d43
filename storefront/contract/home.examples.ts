import type { Answer } from './endpoint.ts';
import type { readHome } from './home.ts';
import { samplePicture } from './picture.examples.ts';
import { cardOf, readProductExamples, sampleProducts } from './product.examples.ts';

const window = {
  hero: {
    title: 'Gifts for people who read',
    text: 'Mugs that keep warm for a chapter, pencils that ask for a margin, and the books to go with them.',
    path: '/collections/gift-ideas/1',
  },
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
  creators: [
    {
      id: 31,
      name: 'Miriam Adler',
      heb_name: null,
      path: '/creator/miriam-adler/31',
      count: 9,
      image: samplePicture('orchard', ''),
    },
    {
      id: 32,
      name: 'Daniel Navon',
      heb_name: 'דניאל נבון',
      path: '/creator/daniel-navon/32',
      count: 1,
      image: samplePicture('stoneware-mug', ''),
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
      path: '/a/gifts/under-20/2',
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
  empty: { hero: null, departments: [], creators: [], rails: [] },
} satisfies Record<string, Answer<typeof readHome>>;
