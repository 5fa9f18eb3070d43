import type { Answer } from './endpoint.ts';
import { readOrderExamples } from './order.examples.ts';
import type {
  findReturnable,
  listReturns,
  makeReturn,
  OrderReturn,
  ReturnableLine,
  ReturnableOrder,
  readReturn,
} from './return.ts';

const { arrived } = readOrderExamples;
const [book, wrapped, written] = arrived.lines;
if (!book || !wrapped || !written) throw new Error('The example order has three lines.');

const shown = (line: typeof book) => ({
  title: line.title,
  heb_title: line.heb_title,
  detail: line.variation,
  picture: line.image,
});

const lines: ReturnableLine[] = [
  {
    id: 1,
    ...shown(book),
    bought: 2,
    returnable: 2,
    blocked: null,
    money: { price: book.price, paid: 52.26, returned: 0 },
  },
  {
    id: 2,
    ...shown(wrapped),
    bought: 1,
    returnable: 1,
    blocked: null,
    money: { price: wrapped.price, paid: 26.67, returned: 0 },
  },
  {
    id: 3,
    ...shown(written),
    bought: 2,
    returnable: 0,
    blocked: 'Personalized items cannot be returned.',
    money: { price: written.price, paid: 39.79, returned: 0 },
  },
];

const own: ReturnableOrder = {
  order_id: arrived.id,
  token: 'o.sample-proof-of-order-1041',
  gift: false,
  until: '2026-12-16',
  standing: 'open',
  lines,
  money: {
    shipping: 0,
    our_fault: true,
    card_left: arrived.due,
    card: { brand: 'Visa', last_four: '4242' },
  },
};

const gift: ReturnableOrder = {
  ...own,
  token: 'g.sample-proof-of-gift-1041',
  gift: true,
  lines: lines.slice(1, 2).map((line) => ({ ...line, money: null })),
  money: null,
};

/** All of it came back before. */
const blocked: ReturnableOrder = {
  ...own,
  standing: 'nothing',
  lines: lines.map((line) =>
    line.blocked === null
      ? {
          ...line,
          returnable: 0,
          blocked: line.bought === 1 ? 'Already returned.' : 'All 2 are already returned.',
        }
      : line,
  ),
};

const made: OrderReturn = {
  id: 5,
  order_id: arrived.id,
  token: '7c222fb2927d828af22f592134e89324',
  gift: false,
  made_at: '2026-11-24T15:12:00.000Z',
  send_by: '2026-12-08',
  status: 'awaited',
  received_at: null,
  method: 'label',
  email: arrived.email,
  lines: [{ id: 1, ...shown(book), quantity: 1, reason: 'changed_mind', refund: 26.13 }],
  shipping: 0,
  refunds: [{ to: 'card', amount: 26.13, last_four: '4242', brand: 'Visa' }],
  label: {
    code: '00000000050000010418',
    from: ['Noa Levi', '12 Maple Street, Apt 3', 'Brooklyn, NY 11201', 'United States'],
  },
};

/** Brought to the store, and refunded in two parts. */
const received: OrderReturn = {
  ...made,
  id: 4,
  status: 'received',
  received_at: '2026-11-25T16:00:00.000Z',
  method: 'store',
  refunds: [
    { to: 'card', amount: 20, last_four: '4242', brand: 'Visa' },
    { to: 'gift_card', amount: 6.13, last_four: 'WREN', brand: null },
  ],
};

/** Made by whoever was given it: nothing in it tells what it cost. */
const given: OrderReturn = {
  ...made,
  id: 6,
  token: '37b51d194a7513e45b56f6524f2d51f2',
  gift: true,
  method: 'drop_off',
  email: 'tamar@example.com',
  lines: [{ id: 2, ...shown(wrapped), quantity: 1, reason: 'changed_mind', refund: null }],
  shipping: null,
  refunds: [{ to: 'gift_card', amount: null, last_four: null, brand: null }],
  label: { code: '00000000060000010417', from: ['Gift return', 'Order 1041'] },
};

export const findReturnableExamples = {
  default: own,
  gift,
  blocked,
} satisfies Record<string, Answer<typeof findReturnable>>;

export const makeReturnExamples = {
  default: made,
  gift: given,
} satisfies Record<string, Answer<typeof makeReturn>>;

export const readReturnExamples = {
  default: made,
  gift: given,
  received,
} satisfies Record<string, Answer<typeof readReturn>>;

export const listReturnsExamples = {
  default: [made, received],
  empty: [],
} satisfies Record<string, Answer<typeof listReturns>>;
