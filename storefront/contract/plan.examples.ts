import type { Answer } from './endpoint.ts';
import type { estimatePlan, listPlanGroups, Plan, PlanGroup, readPlanGroup } from './plan.ts';
import { cardOf, readProductExamples } from './product.examples.ts';

const { recurring, hebrew, lowStock, bundle, soldOut } = readProductExamples;

const days = { first_day: '2026-11-24', last_day: '2027-02-24' };

const plan = (product: Plan['product'], different: Partial<Plan>): Plan => ({
  name: product.title,
  product,
  includes: [],
  frequencies: ['month', 'two_months', 'quarter'],
  badge: null,
  ...different,
});

const pictureBooks: PlanGroup = {
  type_id: 1,
  group_id: 1,
  name: 'Picture books',
  lead: 'A parcel with a child’s name on it, chosen by our children’s bookseller.',
  plans: [
    plan(cardOf(recurring), {
      name: 'One picture book',
      includes: ['A book for ages 2 to 6', 'A letter for whoever reads aloud'],
      badge: 'Most chosen',
    }),
    plan(cardOf(bundle), {
      name: 'A shelf to start with',
      includes: ['Three books that go together', 'A card to write on'],
      frequencies: ['quarter'],
    }),
    plan(cardOf(soldOut), { name: 'A book for the night', includes: ['One long story'] }),
  ],
  refused: null,
  ...days,
};

const refill: PlanGroup = {
  ...pictureBooks,
  group_id: 2,
  name: 'School refill',
  lead: 'What runs out in the middle of the week, there before it does.',
  plans: [
    plan(cardOf(lowStock), { name: 'Pencils', includes: ['A box of pencils'], badge: null }),
    plan(cardOf(recurring), { name: 'A book to read', includes: ['One book a month'] }),
  ],
};

const product: PlanGroup = {
  type_id: 2,
  group_id: hebrew.id,
  name: hebrew.title,
  lead: 'The same again, as often as you like, at the price of the day.',
  plans: [
    plan(cardOf(hebrew), { frequencies: ['week', 'two_weeks', 'month', 'two_months', 'quarter'] }),
  ],
  refused: null,
  ...days,
};

export const listPlanGroupsExamples = {
  default: [pictureBooks, refill],
  empty: [],
} satisfies Record<string, Answer<typeof listPlanGroups>>;

export const readPlanGroupExamples = {
  default: pictureBooks,
  product,
  refill,
  giftCard: {
    ...product,
    group_id: readProductExamples.giftCard.id,
    name: readProductExamples.giftCard.title,
    plans: [plan(cardOf(readProductExamples.giftCard), {})],
    refused: 'A gift card is given once. It cannot come regularly.',
  },
} satisfies Record<string, Answer<typeof readPlanGroup>>;

export const estimatePlanExamples = {
  default: {
    totals: {
      subtotal: 18,
      tax: 1.6,
      shipping: 5.99,
      gift_options: 0,
      personalization: 0,
      discount: 0,
      total: 25.59,
    },
    shipping_name: 'Standard',
  },
} satisfies Record<string, Answer<typeof estimatePlan>>;
