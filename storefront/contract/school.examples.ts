import type { Answer } from './endpoint.ts';
import { cardOf, readProductExamples } from './product.examples.ts';
import type {
  listSchoolCountries,
  readSchool,
  readSchools,
  readSupplyList,
  School,
  SupplyEntry,
  SupplyList,
} from './school.ts';

const harbor: School = {
  id: 1,
  name: 'Harbor Day School',
  lang: 'en',
  city: 'New York, NY',
  country: 'US',
  zip: '10002',
};

const oranim: School = {
  id: 8,
  name: 'בית ספר אורנים',
  lang: 'he',
  city: 'Jerusalem',
  country: 'IL',
  zip: '9414101',
};

const newYork: [name: string, city: string, zip: string][] = [
  ['Seward Park Elementary', 'New York, NY', '10002'],
  ['The Weaver School', 'New York, NY', '10003'],
  ['Lantern Montessori', 'New York, NY', '10009'],
  ['St. Brendan’s Academy', 'New York, NY', '10013'],
  ['Ramah Academy', 'New York, NY', '10024'],
  ['Hudson River Preparatory', 'Hoboken, NJ', '07030'],
];

/** Every school of the examples; those of New York first. */
export const sampleSchools: School[] = [
  harbor,
  ...newYork.map(([name, city, zip], at) => ({ ...harbor, id: at + 2, name, city, zip })),
  oranim,
];

const { lowStock, personalized, soldOut, hebrew, excludedFromFreeShipping } = readProductExamples;

const entries: SupplyEntry[] = [
  { id: 1, product: cardOf(lowStock), required: true, quantity: 2, swap: null },
  { id: 2, product: cardOf(personalized), required: true, quantity: 4, swap: null },
  {
    id: 3,
    product: cardOf(soldOut),
    required: true,
    quantity: 1,
    swap: cardOf(readProductExamples.default),
  },
  { id: 4, product: cardOf(hebrew), required: true, quantity: 1, swap: null },
  {
    id: 5,
    product: cardOf(excludedFromFreeShipping),
    required: false,
    quantity: 1,
    swap: null,
  },
];

const gradeFour: SupplyList = {
  id: 12,
  school: harbor,
  grade: 'Grade 4',
  year: 2026,
  this_year: 2026,
  newer: null,
  entries,
};

const lastYear: SupplyList = {
  ...gradeFour,
  id: 13,
  year: 2025,
  newer: gradeFour.id,
  entries: entries.slice(0, 3),
};

const fourthClass: SupplyList = { ...gradeFour, id: 14, school: oranim, grade: 'כיתה ד׳' };

/** Two things have sold out, and for one of them there is nothing like it. */
const scarce: SupplyList = {
  ...gradeFour,
  entries: entries.map((entry) =>
    entry.id === 1 ? { ...entry, product: { ...entry.product, max: 0 } } : entry,
  ),
};

export const listSchoolCountriesExamples = {
  default: [
    { label: 'Israel', value: 'IL' },
    { label: 'United States', value: 'US' },
  ],
  empty: [],
} satisfies Record<string, Answer<typeof listSchoolCountries>>;

const unitedStates = { label: 'United States', value: 'US' };

export const readSchoolsExamples = {
  default: {
    country: unitedStates,
    zip: '10002',
    near: sampleSchools.slice(0, 6),
    elsewhere: sampleSchools.slice(6, 7),
  },
  hebrew: {
    country: { label: 'Israel', value: 'IL' },
    zip: '9414101',
    near: [oranim],
    elsewhere: [],
  },
  empty: { country: unitedStates, zip: '99950', near: [], elsewhere: [] },
} satisfies Record<string, Answer<typeof readSchools>>;

const summaryOf = ({ id, grade, year }: SupplyList, items: number, price: number) => ({
  id,
  grade,
  year,
  items,
  price,
});

export const readSchoolExamples = {
  default: {
    ...harbor,
    lists: [
      summaryOf({ ...lastYear, newer: null, grade: 'Kindergarten' }, 3, 83),
      summaryOf(gradeFour, 5, 120.45),
      summaryOf({ ...gradeFour, id: 15, grade: 'Grade 5, Hebrew track' }, 11, 96.5),
      summaryOf({ ...gradeFour, id: 16, grade: 'Grade 5, general track' }, 10, 88),
    ],
  },
  hebrew: { ...oranim, lists: [summaryOf(fourthClass, 5, 120.45)] },
  empty: { ...harbor, lists: [] },
} satisfies Record<string, Answer<typeof readSchool>>;

export const readSupplyListExamples = {
  default: gradeFour,
  lastYear,
  hebrew: fourthClass,
  soldOut: scarce,
  empty: { ...gradeFour, entries: [] },
} satisfies Record<string, Answer<typeof readSupplyList>>;
