import type { automated_category, collection, filter_fact } from '../../server/db/schema.ts';

/** A category by its key in place of its id. */
type ListSeed = Omit<typeof automated_category.$inferInsert, 'rule'> & {
  rule: Omit<(typeof automated_category.$inferInsert)['rule'], 'category'> & { shelf?: string };
};

/** The automated categories, in the order of their ids. */
export const automatedLists: ListSeed[] = [
  {
    index: 'all',
    slug: 'new-this-season',
    title: 'New this season',
    heb_title: 'חדש העונה',
    description: 'What came in during the last three months, unpacked and read by one of us.',
    rule: { released_within_days: 90 },
  },
  {
    index: 'gifts',
    slug: 'under-20',
    title: 'Gifts under $20',
    heb_title: 'מתנות עד 20 דולר',
    description: 'Small things that are nobody’s second choice.',
    rule: { shelf: 'gifts', price_below_cents: 2000 },
  },
  {
    index: 'books',
    slug: 'in-two-languages',
    title: 'In two languages',
    heb_title: 'בשתי שפות',
    description: 'Books that we tell you about in Hebrew as well as in English.',
    rule: { shelf: 'books', bilingual: true },
  },
  {
    index: 'all',
    slug: 'on-sale',
    title: 'On sale',
    heb_title: 'במבצע',
    description: 'The same good things for less than they were, while they last.',
    rule: { reduced: true },
  },
  {
    index: 'books',
    slug: 'coming-soon',
    title: 'Coming soon',
    heb_title: 'בקרוב',
    description: 'Announced and on the way. Order now, and it leaves us on the day it appears.',
    rule: { shelf: 'books', preorder: true },
  },
  {
    index: 'books',
    slug: 'read-aloud',
    title: 'Read aloud for small ones',
    heb_title: 'להקראה לקטנטנים',
    description: 'For laps, bedsides and rainy afternoons: stories that bear a hundred readings.',
    rule: { shelf: 'childrens-books', facets: { 'filters.ages': ['2-5', '3-6', '4-7'] } },
  },
  {
    index: 'school',
    slug: 'under-10',
    title: 'For the pencil case',
    heb_title: 'לקלמר',
    description: 'Everything for the first day that costs less than ten dollars.',
    rule: { shelf: 'school', price_below_cents: 1000 },
  },
];

interface CollectionSeed extends Omit<typeof collection.$inferInsert, 'id'> {
  /** One product of each shelf in turn, the best sellers first. */
  shelves: string[];
  /** How many of each. */
  each: number;
}

/** The collections, in the order of their ids; the first one opens the shop window. */
export const collections: CollectionSeed[] = [
  {
    slug: 'a-shelf-for-the-holidays',
    title: 'A shelf for the holidays',
    heb_title: 'מדף לחגים',
    description:
      'Candles for the long evenings, a cookbook for the crowd, and something to read once everybody has gone home.',
    shelves: [
      'candles',
      'baking',
      'picture-books',
      'bowls',
      'novels',
      'holiday-cards',
      'board-games',
    ],
    each: 6,
  },
  {
    slug: 'gift-ideas',
    title: 'Gift ideas',
    heb_title: 'רעיונות למתנה',
    description:
      'For the hard ones: the friend who has every book, the aunt who wants nothing, the host you have never met.',
    shelves: [
      'mugs',
      'gift-sets',
      'necklaces',
      'journals',
      'textiles',
      'puzzles',
      'vases',
      'earrings',
    ],
    each: 5,
  },
  {
    slug: 'for-the-desk',
    title: 'For the desk',
    heb_title: 'לשולחן העבודה',
    description:
      'Pens that write at once, paper that takes ink well, and a cup for everything else.',
    shelves: ['pens', 'notebooks', 'journals', 'pencils', 'mugs', 'cards-and-wrap', 'pencil-cases'],
    each: 5,
  },
  {
    slug: 'a-first-library',
    title: 'A first library',
    heb_title: 'ספרייה ראשונה',
    description:
      'Twenty-odd books to grow up with, from the first pictures to the first page turned alone.',
    shelves: ['picture-books', 'early-readers', 'activity-books', 'poetry'],
    each: 7,
  },
];

/** What products are told apart by beside their options: what many share, and no measure or number. */
export const filterFacts: (typeof filter_fact.$inferInsert)[] = [
  'Language',
  'Binding',
  'Format',
  'Ages',
  'Level',
  'Grade',
  'Players',
  'Material',
  'Ruling',
  'Care',
  'Made in',
].map((label, position) => ({
  label,
  slug: label.toLowerCase().replaceAll(' ', '-'),
  position,
}));
