import type { api } from '@otzar/contract/api';
import { sampleLines } from '@otzar/contract/bag.examples';
import type { Customer } from '@otzar/contract/customer';
import { noa, readCustomerExamples } from '@otzar/contract/customer.examples';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { findReturnableExamples } from '@otzar/contract/return.examples';
import { emptyBag } from '@otzar/domain/bag';
import { freshCheckout, type SavedCheckout } from '../features/checkout/checkout-module.ts';
import { freshReturn, type SavedReturn } from '../features/return/return-module.ts';

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
  /** What this tab alone keeps. */
  keptInTab?: Record<string, { version: number; data: unknown }>;
}

const { book, mug, hebrew, pencils, giftCard, soldOut } = sampleLines;
const savedBag = (bag: Partial<typeof emptyBag>) => ({
  bag: { version: 1, data: { ...emptyBag, ...bag } },
});

const newcomer = readCustomerExamples.newcomer.customer;

const knownCustomer = (data: Customer) => ({
  bag: { version: 1, data: { ...emptyBag, favorites: data.favorites, owner: data.id } },
  customer: { version: 1, data },
});

const address = readOrderExamples.default.shipping_info;
const filled: SavedCheckout = {
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

const own = findReturnableExamples.default;
const given = findReturnableExamples.gift;
const one = { id: 1, quantity: 1, reason: 'changed_mind' as const };

/** A tab in which a return is under way. */
const returning = (part: Partial<SavedReturn>) => ({
  keptInTab: { return: { version: 1, data: { ...freshReturn, ...part } } },
});

/**
 * Every situation by its one name. Stories take it as `parameters: { scenario: 'hebrew' }`, unit
 * tests as `shop.use(...handlersFor(scenarios.hebrew))`, journeys with `enter(page, scenarios.failed)`.
 */
export const scenarios = {
  default: {},
  /** Shelves with nothing on them, a search that finds nothing. */
  empty: { examples: 'empty' },
  /** Products with Hebrew words, read in Hebrew. */
  hebrew: { examples: 'hebrew', language: 'heb', kept: savedBag({ products: [hebrew] }) },
  /** A shopper whose rates have a threshold, one where all orders ship free, and one where none does. */
  inCity: { answers: { readLocation: 'known', readShipping: 'default' } },
  inNeighborhood: { answers: { readLocation: 'neighborhood', readShipping: 'neighborhood' } },
  inIsrael: {
    answers: { readLocation: 'abroad', readShipping: 'abroad' },
    kept: savedBag({ products: [book, mug, pencils] }),
  },
  /** Answers that do not come. */
  slow: { network: 'slow' },
  /** A shop that refuses every call. */
  failed: { network: 'failed' },
  /** A customer is signed in. */
  signedIn: { examples: 'signedIn' },
  /** A customer who comes back to a browser that knows them: their account opens at once. */
  customer: { examples: 'signedIn', kept: knownCustomer(noa) },
  /** The same, who has just signed up for something; and whose last order could not be placed. */
  signedUp: {
    ...{ examples: 'signedIn', kept: knownCustomer(noa) },
    answers: { readSubscription: 'begun' },
  },
  failedOrder: {
    ...{ examples: 'signedIn', kept: knownCustomer(noa) },
    answers: { readSubscription: 'failedOrder' },
  },
  /** The same on their first morning, with nothing kept yet; no call of the account has anything. */
  newcomer: {
    examples: 'empty',
    answers: { readCustomer: 'newcomer' },
    kept: knownCustomer(newcomer),
  },
  /** The same, while the shop says nothing, or only that it is out of order. */
  slowCustomer: { network: 'slow', kept: knownCustomer(noa) },
  failedCustomer: { network: 'failed', kept: knownCustomer(noa) },
  /** A long listing, opened in its middle. */
  manyPages: { examples: 'manyPages' },
  /** A list that is held to brands and a price, and one of which that leaves nothing. */
  filtered: { examples: 'filtered' },
  nothingLeft: { examples: 'nothingLeft' },
  /** A product that is gone. */
  soldOut: { examples: 'soldOut' },
  /** A guest's bag with things in it, one saved for later. */
  fullBag: { kept: savedBag({ products: [book, mug, pencils], later: [hebrew] }) },
  /** A guest who keeps favorites. */
  favorites: {
    kept: savedBag({
      products: [book],
      favorites: [book.product_id, mug.product_id, hebrew.product_id],
    }),
  },
  /** A bag in which one thing has run out since. */
  unavailableBag: { kept: savedBag({ products: [book], unavailableCart: [soldOut] }) },
  /** A bag with nothing to send. */
  digitalBag: { kept: savedBag({ products: [giftCard] }) },
  /** A guest who has filled the checkout and may look it over. */
  readyToReview: {
    kept: { ...savedBag({ products: [book, hebrew] }), checkout: { version: 1, data: filled } },
  },
  /** A return whose order is found, and one of which nothing can go back any more. */
  returning: returning({ order: own }),
  returnBlocked: returning({ order: findReturnableExamples.blocked }),
  /** The same with something chosen, and with a refund too. */
  returnChosen: returning({ order: own, choices: [one] }),
  returnRefunded: returning({ order: own, choices: [one], refund: 'card' }),
  /** The same with a gift, and one that has an address for its gift card. */
  returningGift: returning({ gift: true, order: given, choices: [{ ...one, id: 2 }] }),
  returnRefused: {
    ...returning({ order: own, choices: [one], refund: 'card', method: 'label' }),
    network: 'failed',
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
