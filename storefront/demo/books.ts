import { type Chance, cyclic } from '../server/kit/chance.ts';
import { type Draft, filled, type Kind, priceBetween, type Sketch, shareOf } from './draft.ts';
import {
  type BlurbKind,
  blurbs,
  digitalEditions,
  editions,
  hebrewEditions,
} from './words/blurbs.ts';
import { people, type Vendor } from './words/people.ts';
import type { Term } from './words/term.ts';
import { type TitleKind, titleOf } from './words/titles.ts';

/** How a shelf of books is made up. */
interface Shelf {
  shelf: string;
  count: number;
  titles: TitleKind;
  /** Where in the titles this shelf begins, so that two shelves share none. */
  from?: number;
  blurbs: BlurbKind;
  /** Family of cover designs. */
  cover: string;
  code: string;
  vendors: Vendor[];
  pages: [number, number];
  dollars: [number, number];
  /** Share with Hebrew words. */
  hebrew: number;
  /** Share sold in several formats. */
  formats?: number;
  /** Share with a dedication plate. */
  dedications?: number;
  /** Share in a heavy slipcase. */
  heavy?: number;
  /** Printed in Hebrew. */
  inHebrew?: boolean;
  ages?: string[];
  digital?: 'e-book' | 'audiobook' | 'course';
}

const shelves: Shelf[] = [
  {
    shelf: 'novels',
    count: 100,
    titles: 'novels',
    blurbs: 'fiction',
    cover: 'fiction',
    code: 'FIC',
    vendors: ['Almond Lane Press', 'Third Window Books', 'Harbor & Quill'],
    pages: [224, 496],
    dollars: [14, 32],
    hebrew: 0.3,
    formats: 0.3,
  },
  {
    shelf: 'short-stories',
    count: 34,
    titles: 'stories',
    blurbs: 'fiction',
    cover: 'fiction',
    code: 'STO',
    vendors: ['Third Window Books', 'Paper Lantern'],
    pages: [144, 288],
    dollars: [13, 26],
    hebrew: 0.3,
    formats: 0.3,
  },
  {
    shelf: 'mysteries',
    count: 44,
    titles: 'mysteries',
    blurbs: 'mystery',
    cover: 'mystery',
    code: 'MYS',
    vendors: ['Harbor & Quill', 'Paper Lantern'],
    pages: [208, 384],
    dollars: [11, 27],
    hebrew: 0.25,
    formats: 0.3,
  },
  {
    shelf: 'poetry',
    count: 50,
    titles: 'poetry',
    blurbs: 'poetry',
    cover: 'poetry',
    code: 'POE',
    vendors: ['Blue Door Poetry', 'Olive Court Editions'],
    pages: [64, 144],
    dollars: [12, 22],
    hebrew: 0.45,
  },
  {
    shelf: 'history',
    count: 50,
    titles: 'histories',
    blurbs: 'ideas',
    cover: 'ideas',
    code: 'HIS',
    vendors: ['Gatehouse Academic', 'Harbor & Quill', 'Olive Court Editions'],
    pages: [256, 560],
    dollars: [18, 45],
    hebrew: 0.3,
    formats: 0.3,
  },
  {
    shelf: 'essays',
    count: 40,
    titles: 'essays',
    blurbs: 'ideas',
    cover: 'ideas',
    code: 'ESS',
    vendors: ['Gatehouse Academic', 'Olive Court Editions'],
    pages: [112, 256],
    dollars: [13, 26],
    hebrew: 0.3,
    formats: 0.25,
  },
  {
    shelf: 'memoir',
    count: 36,
    titles: 'memoirs',
    blurbs: 'memoir',
    cover: 'memoir',
    code: 'MEM',
    vendors: ['Almond Lane Press', 'Sefer House'],
    pages: [192, 400],
    dollars: [14, 30],
    hebrew: 0.35,
    formats: 0.25,
  },
  {
    shelf: 'baking',
    count: 24,
    titles: 'bakes',
    blurbs: 'cooking',
    cover: 'cookbook',
    code: 'BAK',
    vendors: ['Long Table Cookbooks'],
    pages: [176, 320],
    dollars: [22, 42],
    hebrew: 0.35,
  },
  {
    shelf: 'everyday-cooking',
    count: 34,
    titles: 'tables',
    blurbs: 'cooking',
    cover: 'cookbook',
    code: 'COO',
    vendors: ['Long Table Cookbooks', 'Almond Lane Press'],
    pages: [192, 352],
    dollars: [24, 45],
    hebrew: 0.3,
  },
  {
    shelf: 'picture-books',
    count: 50,
    titles: 'pictureBooks',
    blurbs: 'children',
    cover: 'picture-book',
    code: 'PIC',
    vendors: ['Little Hoopoe', 'Paper Lantern'],
    pages: [32, 48],
    dollars: [9, 21],
    hebrew: 0.45,
    dedications: 0.2,
    ages: ['2–5', '3–6', '4–7'],
  },
  {
    shelf: 'early-readers',
    count: 36,
    titles: 'earlyReaders',
    blurbs: 'children',
    cover: 'early-reader',
    code: 'EAR',
    vendors: ['Little Hoopoe', 'Sefer House'],
    pages: [64, 128],
    dollars: [7, 14],
    hebrew: 0.4,
    ages: ['5–8', '6–9'],
  },
  {
    shelf: 'activity-books',
    count: 20,
    titles: 'activities',
    blurbs: 'activity',
    cover: 'activity',
    code: 'ACT',
    vendors: ['Little Hoopoe'],
    pages: [64, 64],
    dollars: [5, 11],
    hebrew: 0.4,
    ages: ['3–6', '5–8'],
  },
  {
    shelf: 'hebrew-novels',
    count: 44,
    titles: 'novels',
    from: 104,
    blurbs: 'fiction',
    cover: 'fiction',
    code: 'HEB',
    vendors: ['Sefer House', 'Third Window Books'],
    pages: [208, 432],
    dollars: [16, 30],
    hebrew: 1,
    inHebrew: true,
    formats: 0.15,
  },
  {
    shelf: 'hebrew-poetry',
    count: 22,
    titles: 'poetry',
    from: 52,
    blurbs: 'poetry',
    cover: 'poetry',
    code: 'HPO',
    vendors: ['Sefer House', 'Blue Door Poetry'],
    pages: [72, 160],
    dollars: [14, 24],
    hebrew: 1,
    inHebrew: true,
  },
  {
    shelf: 'places-and-patterns',
    count: 34,
    titles: 'sights',
    blurbs: 'art',
    cover: 'art',
    code: 'ART',
    vendors: ['Olive Court Editions', 'Sand & Cedar'],
    pages: [160, 320],
    dollars: [28, 78],
    hebrew: 0.2,
    heavy: 0.35,
  },
  {
    shelf: 'craft',
    count: 28,
    titles: 'crafts',
    blurbs: 'art',
    cover: 'craft',
    code: 'CRA',
    vendors: ['Sand & Cedar', 'Beeswax & Thread'],
    pages: [128, 240],
    dollars: [19, 38],
    hebrew: 0.25,
  },
  {
    shelf: 'e-books',
    count: 26,
    titles: 'novels',
    from: 152,
    blurbs: 'fiction',
    cover: 'fiction',
    code: 'EBK',
    vendors: ['Paper Lantern', 'Third Window Books'],
    pages: [180, 420],
    dollars: [6, 14],
    hebrew: 0.3,
    digital: 'e-book',
  },
  {
    shelf: 'audiobooks',
    count: 26,
    titles: 'memoirs',
    from: 40,
    blurbs: 'memoir',
    cover: 'memoir',
    code: 'AUD',
    vendors: ['Quiet Hour Audio'],
    pages: [6, 14],
    dollars: [12, 26],
    hebrew: 0.3,
    digital: 'audiobook',
  },
  {
    shelf: 'courses',
    count: 21,
    titles: 'lessons',
    blurbs: 'lesson',
    cover: 'craft',
    code: 'CRS',
    vendors: ['Otzar'],
    pages: [8, 12],
    dollars: [24, 90],
    hebrew: 0.35,
    digital: 'course',
  },
];

/**
 * A number in the shape of an ISBN, its check digit right; 979-9 is not given to any publisher.
 */
const isbnOf = (chance: Chance): string => {
  const digits = `9799${String(chance.whole(0, 99_999_999)).padStart(8, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `979-9-${digits.slice(4, 8)}-${digits.slice(8)}-${(10 - (sum % 10)) % 10}`;
};

const trims = ['8.3 × 5.5 in', '9.0 × 6.0 in', '7.8 × 5.1 in', '8.5 × 5.8 in'];
const largeTrims = ['10.2 × 8.5 in', '11.0 × 9.0 in', '9.8 × 9.8 in'];

const bookFacts = (shelf: Shelf, chance: Chance): Draft['meta'] => {
  const extent = chance.whole(...shelf.pages);
  const language = shelf.inHebrew ? 'Hebrew' : 'English';
  if (shelf.digital === 'audiobook')
    return [
      { label: 'Length', value: `${extent} hours ${chance.whole(1, 59)} minutes` },
      { label: 'Read by', value: chance.pick(people).en },
      { label: 'Language', value: language },
      { label: 'Format', value: 'MP3, no copy protection' },
    ];
  if (shelf.digital === 'course')
    return [
      { label: 'Lessons', value: String(extent) },
      { label: 'Length', value: `${chance.whole(4, 9)} hours of video` },
      { label: 'Language', value: 'English, subtitles in Hebrew' },
      { label: 'Level', value: 'Beginners' },
    ];
  const pages = { label: 'Pages', value: String(extent + (extent % 2)) };
  const isbn = { label: 'ISBN', value: isbnOf(chance) };
  if (shelf.digital)
    return [
      pages,
      { label: 'Format', value: 'EPUB' },
      { label: 'Language', value: language },
      isbn,
    ];
  const large = ['cookbook', 'art', 'picture-book'].includes(shelf.cover);
  return [
    pages,
    {
      label: 'Binding',
      value: chance.pick(['Hardcover', 'Paperback', 'Sewn paperback', 'Clothbound']),
    },
    { label: 'Language', value: language },
    ...(shelf.ages ? [{ label: 'Ages', value: chance.pick(shelf.ages) }] : []),
    { label: 'Dimensions', value: chance.pick(large ? largeTrims : trims) },
    isbn,
  ];
};

interface Cover {
  family: string;
  words: string[];
  named: string;
}

const sketchesOf = (shelf: Shelf, { family, words, named }: Cover, chance: Chance): Sketch[] => {
  if (shelf.digital) {
    const device = { 'e-book': 'reader', audiobook: 'audio', course: 'lesson' }[shelf.digital];
    const called = { 'e-book': 'e-book', audiobook: 'audiobook', course: 'course' }[shelf.digital];
    return [
      { motif: `${device}/${family}`, words, alt: `The ${called} ${named}` },
      { motif: `cover/${family}`, words, alt: `Cover of ${named}` },
    ];
  }
  const more = chance.shuffled([
    { motif: `spread/${family}`, words, alt: `${named}, open` },
    { motif: `back-cover/${family}`, words, alt: `Back cover of ${named}` },
    { motif: `pile/${family}`, words, alt: `Copies of ${named}, lying in a pile` },
  ]);
  return [
    { motif: `cover/${family}`, words, alt: `Cover of ${named}` },
    ...more.slice(0, chance.whole(1, 3)),
  ];
};

const formatsOf = (
  price_cents: number,
  { family, words, named }: Cover,
  chance: Chance,
): Pick<Draft, 'options' | 'variations'> => {
  const formats = [
    { name: 'Hardcover', share: 1, motif: 'cover', item_type: 'physical' },
    { name: 'Paperback', share: 0.64, motif: 'paperback', item_type: 'physical' },
    { name: 'E-book', share: 0.45, motif: 'reader', item_type: 'digital' },
  ] as const;
  const sold = chance.happens(0.7) ? formats : formats.slice(0, 2);
  const missing = chance.happens(0.25) ? 'Hardcover' : '';
  return {
    options: [{ name: 'Format', values: sold.map(({ name }) => name) }],
    variations: sold.map(({ name, share, motif, item_type }) => ({
      options: { Format: name },
      price_cents: share === 1 ? price_cents : shareOf(price_cents, share),
      item_type,
      unavailable: name === missing,
      sketch: { motif: `${motif}/${family}`, words, alt: `${named}, ${name.toLowerCase()}` },
    })),
  };
};

const descriptionOf = (shelf: Shelf, n: number, title: Term, author: Term, vendor: string) => {
  const said = blurbs[shelf.blurbs];
  const en = { title: title.en, author: author.en, vendor };
  const he = { title: title.he, author: author.he };
  const round = Math.floor(n / said.opening.length);
  return {
    short: { en: cyclic(said.short, n + round), he: cyclic(said.hebrewShort, n) },
    en: [
      filled(cyclic(said.opening, n), en),
      filled(cyclic(said.middle, n + round), en),
      filled(cyclic(shelf.digital ? digitalEditions : editions, n), en),
    ],
    he: [
      filled(cyclic(said.hebrewOpening, n), he),
      cyclic(said.hebrewMiddle, n + round),
      ...(shelf.digital ? [] : [cyclic(hebrewEditions, n)]),
    ],
  };
};

const dedication = {
  key: 'dedication',
  label: 'Name on the dedication plate',
  price: 4,
  max_length: 30,
};

const bookOf = (shelf: Shelf, n: number, chance: Chance): Draft => {
  const named = titleOf(shelf.titles, n + (shelf.from ?? 0));
  const free = shelf.digital === 'e-book' && n % 7 === 3;
  const title = {
    en: `${free ? 'First Chapters: ' : ''}${named.en}${shelf.inHebrew ? ' (Hebrew Edition)' : ''}`,
    he: `${free ? 'פרקים ראשונים: ' : ''}${named.he}`,
  };
  const writer = (n * 7 + shelf.code.charCodeAt(0) * 3 + shelf.code.charCodeAt(2)) % people.length;
  const author = cyclic(people, writer);
  const second = chance.happens(0.08) ? [(writer + 53) % people.length] : [];
  const vendor = chance.pick(shelf.vendors);
  const price_cents = free ? 0 : priceBetween(chance, ...shelf.dollars);
  const cover: Cover = {
    family: shelf.cover,
    words: shelf.inHebrew ? [named.he, author.he] : [named.en, author.en],
    named: `${named.en} by ${author.en}`,
  };
  const { short, en, he } = descriptionOf(shelf, n, named, author, vendor);
  const inFormats = chance.happens(shelf.formats ?? 0);
  return {
    type: 'product',
    item_type: shelf.digital ? 'digital' : 'physical',
    code: shelf.code,
    title,
    short,
    description: { en, he },
    hebrew: chance.happens(shelf.hebrew),
    vendor,
    creators: [writer, ...second],
    price_cents,
    heavy: chance.happens(shelf.heavy ?? 0),
    canPreorder: !shelf.digital,
    max_quantity: shelf.digital ? 5 : 99,
    meta: bookFacts(shelf, chance),
    ...(inFormats ? formatsOf(price_cents, cover, chance) : { options: [], variations: [] }),
    personalizations: chance.happens(shelf.dedications ?? 0) ? [dedication] : [],
    sketches: sketchesOf(shelf, cover, chance),
  };
};

/** Every shelf of books, printed and digital. */
export const bookKinds: Kind[] = shelves.map((shelf) => ({
  shelf: shelf.shelf,
  count: shelf.count,
  draft: (n, chance) => bookOf(shelf, n, chance),
}));
