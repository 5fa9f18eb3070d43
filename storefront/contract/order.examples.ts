import { sampleLines } from './bag.examples.ts';
import type { BagLine } from './bag.ts';
import type { Answer } from './endpoint.ts';
import type {
  cancelOrder,
  findOrder,
  OrderConflict,
  OrderLine,
  placeOrder,
  readOrder,
} from './order.ts';

const ordered = ({ max: _, ...line }: BagLine): OrderLine => line;

const delivered = {
  id: 1042,
  token: 'b1946ac92492d2347c6235b4d2611184',
  email: 'noa@example.com',
  placed_at: '2026-11-24T15:12:00.000Z',
  status: 'placed',
  timeline: [{ status: 'placed', at: '2026-11-24T15:12:00.000Z' }],
  cancellable: true,
  refund: null,
  lines: [sampleLines.book, sampleLines.hebrew].map(ordered),
  totals: {
    subtotal: 67.95,
    tax: 6.03,
    shipping: 0,
    gift_options: 0,
    personalization: 0,
    discount: 0,
    total: 73.98,
  },
  shipping_type: { delivery: true, id: 1 },
  shipping_name: 'Standard',
  estimated_arrival: '2026-11-29T17:00:00.000Z',
  shipping_info: {
    name: 'Noa Levi',
    street: '12 Maple Street',
    street_2: 'Apt 3',
    city: 'Brooklyn',
    region: 'NY',
    postal_code: '11201',
    country: 'US',
    phone: '',
  },
  pickup_info: null,
  discount: null,
  gift_cards: [],
  due: 73.98,
  card: { last_four: '4242', brand: 'Visa', exp: '1230' },
  gift_code: null,
} satisfies Answer<typeof placeOrder>;

const pickup = {
  ...delivered,
  id: 1043,
  status: 'ready_for_pickup',
  timeline: [
    { status: 'placed', at: '2026-11-24T15:12:00.000Z' },
    { status: 'ready_for_pickup', at: '2026-11-24T16:40:00.000Z' },
  ],
  shipping_type: { delivery: false, id: null },
  shipping_name: '',
  estimated_arrival: null,
  shipping_info: null,
  pickup_info: { name: 'Noa Levi', email: 'noa@example.com', phone: '718 555 0100' },
} satisfies Answer<typeof placeOrder>;

/** Wrapped, with a name on it, for less, and partly paid with a gift card. */
const given = {
  ...delivered,
  id: 1044,
  lines: [sampleLines.notebookWithName, sampleLines.eGiftCard].map(ordered),
  totals: {
    subtotal: 107,
    tax: 2.84,
    shipping: 5.99,
    gift_options: 4.95,
    personalization: 9,
    discount: 5,
    total: 115.78,
  },
  discount: { code: 'FIVEOFF', kind: 'amount' },
  gift_cards: [{ last_four: 'WREN', amount_applied: 50 }],
  due: 65.78,
  gift_code: 'KX7P-2M9A',
} satisfies Answer<typeof placeOrder>;

const shipped = {
  ...delivered,
  status: 'shipped',
  cancellable: false,
  timeline: [
    { status: 'placed', at: '2026-11-24T15:12:00.000Z' },
    { status: 'packed', at: '2026-11-24T17:30:00.000Z' },
    { status: 'shipped', at: '2026-11-25T08:05:00.000Z' },
  ],
} satisfies Answer<typeof readOrder>;

/** At home for some days: what is in it can go back, but for the notebook with a name on it. */
const arrived = {
  ...delivered,
  id: 1041,
  token: '5eb63bbbe01eeed093cb22bb8f5acdc3',
  placed_at: '2026-11-12T10:02:00.000Z',
  status: 'delivered',
  cancellable: false,
  timeline: [
    { status: 'placed', at: '2026-11-12T10:02:00.000Z' },
    { status: 'packed', at: '2026-11-12T15:30:00.000Z' },
    { status: 'shipped', at: '2026-11-13T09:05:00.000Z' },
    { status: 'delivered', at: '2026-11-16T14:20:00.000Z' },
  ],
  lines: [
    sampleLines.book,
    { ...sampleLines.hebrew, gift_options: { wrap: true, message: 'מזל טוב!', price: 4.95 } },
    sampleLines.notebookWithName,
  ].map(ordered),
  totals: {
    subtotal: 99.95,
    tax: 8.87,
    shipping: 0,
    gift_options: 9.9,
    personalization: 9,
    discount: 0,
    total: 127.72,
  },
  estimated_arrival: '2026-11-17T17:00:00.000Z',
  gift_cards: [{ last_four: 'WREN', amount_applied: 50 }],
  due: 77.72,
  gift_code: 'KX7P-2M9A',
} satisfies Answer<typeof placeOrder>;

const cancelled = {
  ...given,
  status: 'cancelled',
  timeline: [
    { status: 'placed', at: '2026-11-24T15:12:00.000Z' },
    { status: 'cancelled', at: '2026-11-24T15:40:00.000Z', by: 'shopper' },
  ],
  cancellable: false,
  refund: { card: 65.78, by: 'void', gift_cards: 50 },
} satisfies Answer<typeof readOrder>;

/** Cancelled at the counter, after its card was charged. */
const cancelledByShop = {
  ...pickup,
  status: 'cancelled',
  timeline: [
    ...pickup.timeline,
    { status: 'cancelled', at: '2026-12-09T09:00:00.000Z', by: 'shop' },
  ],
  cancellable: false,
  refund: { card: 73.98, by: 'refund', gift_cards: 0 },
} satisfies Answer<typeof readOrder>;

export const placeOrderExamples = { default: delivered, pickup, given } satisfies Record<
  string,
  Answer<typeof placeOrder>
>;

export const readOrderExamples = {
  default: delivered,
  shipped,
  pickup,
  given,
  arrived,
} satisfies Record<string, Answer<typeof readOrder>>;

export const findOrderExamples = { default: shipped } satisfies Record<
  string,
  Answer<typeof findOrder>
>;

/** A refusal of {@link placeOrder}: somebody else was quicker. */
export const orderConflictExample: OrderConflict = {
  message: 'Some things in your bag have changed. Please look at it again before you order.',
  changes: [
    {
      id: sampleLines.pencils.id,
      type: sampleLines.pencils.type,
      item_key: '',
      title: sampleLines.pencils.title,
      quantity: 3,
      max: 1,
      price: sampleLines.pencils.price,
      gift_options: null,
      personalization: [],
    },
  ],
  totals: null,
  gift_cards: [],
};

/** A refusal of {@link placeOrder}: the gift card has paid for something else meanwhile. */
export const giftCardConflictExample: OrderConflict = {
  message: 'What a gift card pays has changed. Please look at it again before you order.',
  changes: [],
  totals: null,
  gift_cards: [{ code: 'OTZ-PLUM-FERN-WREN', balance: 12.5 }],
};

export const cancelOrderExamples = { default: cancelled, byShop: cancelledByShop } satisfies Record<
  string,
  Answer<typeof cancelOrder>
>;
