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
