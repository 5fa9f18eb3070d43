import { sampleLines } from './bag.examples.ts';
import { createCardTokenExamples } from './card.examples.ts';
import type { Answer } from './endpoint.ts';
import { readOrderExamples } from './order.examples.ts';
import type {
  addToSessionBag,
  changeSessionBag,
  forgetSessionBag,
  readSessionBag,
  SessionBag,
  saveSessionCheckout,
} from './session-bag.ts';

const { book, notebookWithName } = sampleLines;

const filled: SessionBag = {
  version: '6f1b4a0e-50cb-4a56-8a3e-1d1b3a0f1c11',
  lines: [book, notebookWithName],
  checkout: null,
  order_id: null,
};

const empty: SessionBag = { version: '', lines: [], checkout: null, order_id: null };

const { email, shipping_type, shipping_info } = readOrderExamples.default;

const ready: SessionBag = {
  ...filled,
  checkout: {
    email,
    shipping_type,
    shipping_info,
    pickup_info: null,
    card: createCardTokenExamples.default,
  },
};

export const readSessionBagExamples = {
  default: filled,
  ready,
  empty,
} satisfies Record<string, Answer<typeof readSessionBag>>;

export const addToSessionBagExamples = {
  default: filled,
} satisfies Record<string, Answer<typeof addToSessionBag>>;

export const changeSessionBagExamples = {
  default: { ...filled, lines: [book] },
} satisfies Record<string, Answer<typeof changeSessionBag>>;

export const saveSessionCheckoutExamples = {
  default: ready,
} satisfies Record<string, Answer<typeof saveSessionCheckout>>;

export const forgetSessionBagExamples = {
  default: empty,
} satisfies Record<string, Answer<typeof forgetSessionBag>>;
