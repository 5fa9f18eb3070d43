import { home } from './customer-address.examples.ts';
import { ownCard } from './customer-payment.examples.ts';
import type { Answer } from './endpoint.ts';
import { cardOf, readProductExamples } from './product.examples.ts';
import type {
  beginSubscription,
  cancelSubscription,
  changeSubscription,
  listSubscriptions,
  readSubscription,
  Subscription,
} from './subscription.ts';

const monthly: Subscription = {
  id: 51,
  type_id: 2,
  product: cardOf(readProductExamples.default),
  quantity: 1,
  frequency: 'month',
  status: 'active',
  started_on: '2026-09-01',
  counted_from: '2026-09-01',
  not_before: '2026-11-02',
  next_on: '2026-12-01',
  ends_on: null,
  address_id: home.id,
  payment_id: ownCard.id,
  failure: null,
  retry_on: null,
};

const paused: Subscription = {
  ...monthly,
  id: 52,
  quantity: 2,
  frequency: 'quarter',
  status: 'paused',
  next_on: null,
};
const cancelled: Subscription = {
  ...monthly,
  id: 53,
  frequency: 'week',
  status: 'cancelled',
  next_on: null,
  ends_on: '2026-11-01',
};

const failed: Subscription = {
  ...monthly,
  id: 54,
  type_id: 1,
  status: 'failed',
  next_on: null,
  failure: 'Your bank declined this card. Please try another one.',
  retry_on: '2026-12-02',
};
const begun: Subscription = {
  ...monthly,
  id: 55,
  type_id: 1,
  product: cardOf(readProductExamples.recurring),
  started_on: '2026-11-25',
  counted_from: '2026-11-25',
  not_before: null,
  next_on: '2026-11-25',
};

export const listSubscriptionsExamples = {
  default: [monthly, paused, cancelled],
  empty: [],
} satisfies Record<string, Answer<typeof listSubscriptions>>;

export const readSubscriptionExamples = {
  default: monthly,
  paused,
  cancelled,
  failedOrder: failed,
  begun,
} satisfies Record<string, Answer<typeof readSubscription>>;

export const beginSubscriptionExamples = {
  default: begun,
} satisfies Record<string, Answer<typeof beginSubscription>>;

export const changeSubscriptionExamples = {
  default: monthly,
} satisfies Record<string, Answer<typeof changeSubscription>>;

export const cancelSubscriptionExamples = {
  default: { ...monthly, status: 'cancelled', next_on: null, ends_on: '2026-11-24' },
} satisfies Record<string, Answer<typeof cancelSubscription>>;
