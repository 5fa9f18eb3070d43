import type { discount, gift_card } from '../server/db/schema.ts';

/** What a landmark is, beyond what its kind makes of it. */
export interface Landmark {
  id: number;
  shelf: string;
  /** On hand; without it, plenty. */
  stock?: number;
  preorder_date?: string;
  heavy?: boolean;
  varied?: boolean;
  personal?: boolean;
  hebrew?: boolean;
}

/** Products with known ids and qualities, the same in every seed: tests and examples lean on them. */
export const landmarks = {
  book: { id: 1, shelf: 'novels' },
  variations: { id: 2, shelf: 'journals', varied: true },
  personalized: { id: 3, shelf: 'necklaces', personal: true },
  soldOut: { id: 4, shelf: 'history', stock: 0 },
  lastOne: { id: 5, shelf: 'poetry', stock: 1 },
  preorder: { id: 6, shelf: 'memoir', preorder_date: '2027-03-15' },
  digital: { id: 7, shelf: 'e-books' },
  giftCard: { id: 8, shelf: 'everyday-cards' },
  hebrew: { id: 9, shelf: 'hebrew-novels', hebrew: true },
  subscription: { id: 10, shelf: 'book-boxes' },
  excludedFromFreeShipping: { id: 11, shelf: 'reading-room', heavy: true },
  service: { id: 12, shelf: 'workshops' },
  mug: { id: 13, shelf: 'mugs' },
  cookbook: { id: 14, shelf: 'baking' },
  candle: { id: 15, shelf: 'candles' },
  bundle: { id: 16, shelf: 'gift-sets' },
} satisfies Record<string, Landmark>;

/** The password of both customers who come with the shop, to try it with. */
export const TRIAL_PASSWORD = 'quiet places 31';

/** Customers who come with the shop; the first of them has an address already. */
export const trialCustomers = [
  { email: 'noa@example.com', name: 'Noa Levi' },
  { email: 'avi@example.com', name: 'Avi Cohen' },
] as const;

type GiftCardSeed = Pick<typeof gift_card.$inferInsert, 'code' | 'valid_from'> & {
  initial_cents: number;
  /** Without it, all that was put on it. */
  balance_cents?: number;
};

/** So far ahead that no test and no visitor will see the day. */
const ONE_DAY = new Date('2100-01-01T12:00:00Z');

/** Gift cards to try the shop with: of each size, and one for each way in which a card is refused. */
export const giftCardCodes = {
  fifty: { code: 'OTZ-PLUM-FERN-WREN', initial_cents: 5000 },
  small: { code: 'OTZ-SAGE-DUNE-LARK', initial_cents: 525 },
  large: { code: 'OTZ-TREE-LEAF-SEED', initial_cents: 50_000 },
  spent: { code: 'OTZ-DUST-BARE-SAND', initial_cents: 2500, balance_cents: 0 },
  notYet: { code: 'OTZ-NEXT-YEAR-HENS', initial_cents: 2500, valid_from: ONE_DAY },
} satisfies Record<string, GiftCardSeed>;

/** Discount codes to try the shop with: of each kind, and one for each way in which a code is refused. */
export const discountCodes = {
  percent: { code: 'READ10', kind: 'percent', value: 10 },
  amount: { code: 'FIVEOFF', kind: 'amount', value: 5 },
  freeShipping: { code: 'SHIPFREE', kind: 'free_shipping', value: 0 },
  minimum: { code: 'HUNDRED15', kind: 'amount', value: 15, minimum_cents: 10_000 },
  onceEach: { code: 'WELCOME', kind: 'percent', value: 15, once_each: true },
  once: { code: 'ONLYONE', kind: 'amount', value: 3, most_uses: 1 },
  used: { code: 'USEDUP', kind: 'percent', value: 30, most_uses: 1, uses: 1 },
  notBegun: { code: 'SOON20', kind: 'percent', value: 20, begins_at: ONE_DAY },
  ended: {
    code: 'SUMMER25',
    kind: 'percent',
    value: 25,
    ends_at: new Date('2026-08-31T12:00:00Z'),
  },
} satisfies Record<string, typeof discount.$inferInsert>;
