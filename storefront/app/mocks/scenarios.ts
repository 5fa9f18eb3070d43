import type { api } from '@otzar/contract/api';
import { sampleLines } from '@otzar/contract/bag.examples';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { emptyBag } from '@otzar/domain/bag';
import { freshCheckout, type KeptCheckout } from '../features/checkout/checkout-module.ts';

/** How the way to the shop behaves: answers at once, never, or only with failures. */
export type Network = 'default' | 'slow' | 'failed';

/** A situation that a story, a unit test or a journey puts the shop into. */
export interface Scenario {
  /** Calls that have an example of this name answer with it. */
  examples?: string;
  /** Single calls that answer with another example. */
  answers?: Partial<Record<keyof typeof api, string>>;
  network?: Network;
  /** Saved language of product text. */
  language?: 'eng' | 'heb';
  /** What this browser keeps from an earlier visit, by module. */
  kept?: Record<string, { version: number; data: unknown }>;
}

const { book, mug, hebrew, pencils, giftCard, soldOut } = sampleLines;
const keptBag = (bag: Partial<typeof emptyBag>) => ({
  bag: { version: 1, data: { ...emptyBag, ...bag } },
});

const address = readOrderExamples.default.shipping_info;
const filled: KeptCheckout = {
  ...freshCheckout,
  email: 'noa@example.com',
  shippingType: { delivery: true, id: 1 },
  shippingInfo: address,
  creditInfo: { Token: 'tok_sample_4242', last_four: '4242', brand: 'Visa', exp: '1230' },
  draft: {
    ...freshCheckout.draft,
    email: 'noa@example.com',
    address: { ...freshCheckout.draft.address, ...address },
  },
};

/**
 * Every situation by its one name. Stories take it as `parameters: { scenario: 'hebrew' }`, unit
 * tests as `shop.use(...handlersFor(scenarios.hebrew))`, journeys with `enter(page, scenarios.failed)`.
 */
export const scenarios = {
  default: {},
  /** Shelves with nothing on them, a search that finds nothing. */
  empty: { examples: 'empty' },
  /** Products with Hebrew words, read in Hebrew. */
  hebrew: { examples: 'hebrew', language: 'heb', kept: keptBag({ products: [hebrew] }) },
  /** Answers that do not come. */
  slow: { network: 'slow' },
  /** A shop that refuses every call. */
  failed: { network: 'failed' },
  /** A customer is signed in. */
  signedIn: { examples: 'signedIn' },
  /** A long listing, opened in its middle. */
  manyPages: { examples: 'manyPages' },
  /** A product that is gone. */
  soldOut: { examples: 'soldOut' },
  /** A guest's bag with things in it, one saved for later. */
  fullBag: { kept: keptBag({ products: [book, mug, pencils], later: [hebrew] }) },
  /** A guest who keeps favorites. */
  favorites: {
    kept: keptBag({
      products: [book],
      favorites: [book.product_id, mug.product_id, hebrew.product_id],
    }),
  },
  /** A bag in which one thing has run out since. */
  unavailableBag: { kept: keptBag({ products: [book], unavailableCart: [soldOut] }) },
  /** A bag with nothing to send. */
  digitalBag: { kept: keptBag({ products: [giftCard] }) },
  /** A guest who has filled the checkout and may look it over. */
  readyToReview: {
    kept: { ...keptBag({ products: [book, hebrew] }), checkout: { version: 1, data: filled } },
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
