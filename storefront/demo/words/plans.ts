import type { Frequency } from '@otzar/contract/subscription';

interface PlanSeed {
  /** The title of the product that comes. */
  product: string;
  name: string;
  includes: string[];
  frequencies: Frequency[];
  badge?: string;
}

export interface PlanGroupSeed {
  name: string;
  lead: string;
  plans: PlanSeed[];
}

const often: Frequency[] = ['two_weeks', 'month', 'two_months', 'quarter'];
const seldom: Frequency[] = ['month', 'two_months', 'quarter'];

/** What can be signed up for, two to four plans on a page; their numbers are their places. */
export const planGroups: PlanGroupSeed[] = [
  {
    name: 'Picture books',
    lead: 'A parcel to tear open and a story to read aloud, chosen by our children’s bookseller.',
    plans: [
      {
        product: 'Bedtime Book Box',
        name: 'Two picture books',
        includes: ['Two picture books for ages 2 to 6', 'A letter for whoever reads aloud'],
        frequencies: seldom,
        badge: 'Most chosen',
      },
      {
        product: 'First Readers Book Box',
        name: 'First readers',
        includes: ['Two books for new readers', 'Large type and short chapters'],
        frequencies: seldom,
      },
      {
        product: 'Maker’s Book Box',
        name: 'Something to make',
        includes: ['One project for four hands', 'All its materials'],
        frequencies: ['two_months', 'quarter'],
      },
    ],
  },
  {
    name: 'Shabbat reads',
    lead: 'A book that is there before candle lighting, with nothing left to decide.',
    plans: [
      {
        product: 'Fiction Book Box',
        name: 'A new novel',
        includes: ['One new novel', 'A note on why we chose it'],
        frequencies: often,
        badge: 'Most chosen',
      },
      {
        product: 'Poetry Book Box',
        name: 'A book of poems',
        includes: ['One book of poems', 'One of them on a card'],
        frequencies: often,
      },
      {
        product: 'Mystery Book Box',
        name: 'A mystery, sealed',
        includes: ['One mystery, its title hidden', 'To be opened after dinner'],
        frequencies: often,
      },
      {
        product: 'History Book Box',
        name: 'A work of history',
        includes: ['One work of history', 'A map to go with it'],
        frequencies: seldom,
      },
    ],
  },
  {
    name: 'School refill',
    lead: 'What runs out in the middle of the week is there before it does.',
    plans: [
      {
        product: 'Harbor Colored Pencils, Set of 24',
        name: 'Colored pencils',
        includes: ['A set of 24', 'Sharpened, in a tin'],
        frequencies: ['month', 'two_months', 'quarter'],
      },
      {
        product: 'Alef-Bet Pocket Notebook',
        name: 'A fresh notebook',
        includes: ['One pocket notebook', 'Ruled for two alphabets'],
        frequencies: often,
      },
      {
        product: 'Stationery Book Box',
        name: 'The whole pencil case',
        includes: ['Paper, pens and stamps', 'A different color each time'],
        frequencies: seldom,
        badge: 'Best value',
      },
    ],
  },
  {
    name: 'Around the table',
    lead: 'For people who read with flour on their hands.',
    plans: [
      {
        product: 'Cook’s Book Box',
        name: 'A cookbook and a spice',
        includes: ['One cookbook', 'A spice that it asks for'],
        frequencies: seldom,
      },
      {
        product: 'Fiction Book Box',
        name: 'A novel for the long dinner',
        includes: ['One new novel', 'Three questions to talk about'],
        frequencies: often,
      },
    ],
  },
  {
    name: 'The Hebrew shelf',
    lead: 'Keep the language in the house, one book at a time.',
    plans: [
      {
        product: 'Hebrew Shelf Book Box',
        name: 'A novel in Hebrew',
        includes: ['One novel in Hebrew', 'A list of hard words'],
        frequencies: often,
      },
      {
        product: 'First Readers Book Box',
        name: 'First words',
        includes: ['Two books for new readers', 'With vowel marks'],
        frequencies: seldom,
      },
    ],
  },
];
