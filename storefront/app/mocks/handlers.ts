import { api } from '@otzar/contract/api';
import { readCustomerExamples } from '@otzar/contract/customer.examples';
import type { Answer } from '@otzar/contract/endpoint';
import { examples } from '@otzar/contract/examples';
import { problemExamples } from '@otzar/contract/problem.examples';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { accountAnswers } from './handlers/account.ts';
import { bagAnswers } from './handlers/bag.ts';
import { catalogueAnswers } from './handlers/catalogue.ts';
import { checkoutAnswers } from './handlers/checkout.ts';
import { ordersAnswers } from './handlers/orders.ts';
import { storeAnswers } from './handlers/store.ts';
import { type SampleShop, sampleShop } from './sample-shop.ts';
import type { Network, Scenario } from './scenarios.ts';
import { SEARCH_CALL } from './search-handler.ts';
import { serve } from './serve.ts';

/**
 * Answers to every call of the contract, from a small shop of their own that remembers what was ordered
 * and kept.
 */
export const freshHandlers = (shop = sampleShop()): RequestHandler[] => [
  ...accountAnswers(shop),
  ...bagAnswers(shop),
  ...catalogueAnswers(),
  ...checkoutAnswers(shop),
  ...ordersAnswers(shop),
  ...storeAnswers(shop),
];

const { outOfOrder } = problemExamples;

const anyCalls = ['*/api/*', `*${api.reportCampaign.path}`, SEARCH_CALL];

/** The calls of slow scenarios, to be ended. */
const waiting = new Set<() => void>();

/** What waits fails once no scenario is slow any more: it may hold a lock that the next one needs. */
function endWaiting(): void {
  for (const end of waiting) end();
  waiting.clear();
}

const networks: Record<Network, () => RequestHandler[]> = {
  default: () => [],
  slow: () =>
    anyCalls.map((path) =>
      http.all(path, async () => {
        await new Promise<void>((end) => waiting.add(end));
        return HttpResponse.error();
      }),
    ),
  failed: () =>
    anyCalls.map((path) =>
      http.all(path, () => HttpResponse.json(outOfOrder.body, { status: outOfOrder.status })),
    ),
};

const exampleOf = (call: keyof typeof api, { examples: name = '', answers = {} }: Scenario) => {
  const shown: Record<string, unknown> = examples[call];
  return shown[answers[call] ?? name];
};

/** The calls that answer otherwise in this scenario; who is signed in is the shop's own to know. */
const otherwise = (scenario: Scenario): RequestHandler[] =>
  Object.entries(api).flatMap(([call, endpoint]) => {
    const example = exampleOf(call as keyof typeof api, scenario);
    return example === undefined || call === 'readCustomer'
      ? []
      : [serve(endpoint, () => example as Answer<typeof endpoint>)];
  });

/** A shop as a scenario's shopper finds it: a guest, the sample customer, or her on her first morning. */
const shopOf = (scenario: Scenario): SampleShop => {
  const known = exampleOf('readCustomer', scenario);
  const shop = sampleShop(
    known === readCustomerExamples.signedIn || known === readCustomerExamples.newcomer,
  );
  const { arriving } = shop.customers;
  if (arriving && known === readCustomerExamples.newcomer) {
    const { customer } = structuredClone(readCustomerExamples.newcomer);
    Object.assign(arriving, { customer, bag: [], later: [] });
    arriving.following = { creators: [], vendors: [] };
  }
  return shop;
};

/** How the contract's calls answer in a scenario; what it does not name answers as ever. */
export const handlersFor = (scenario: Scenario): RequestHandler[] => {
  const network = scenario.network ?? 'default';
  if (network !== 'slow') endWaiting();
  return [...networks[network](), ...otherwise(scenario), ...freshHandlers(shopOf(scenario))];
};
