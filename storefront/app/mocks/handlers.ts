import { api } from '@otzar/contract/api';
import { listCategoriesExamples } from '@otzar/contract/category.examples';
import { writeToShopExamples } from '@otzar/contract/contact.examples';
import { readContentExamples } from '@otzar/contract/content.examples';
import { listCountriesExamples } from '@otzar/contract/country.examples';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import { readCustomerExamples } from '@otzar/contract/customer.examples';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { Answer } from '@otzar/contract/endpoint';
import { examples } from '@otzar/contract/examples';
import { readHomeExamples } from '@otzar/contract/home.examples';
import { signUpForNewsletterExamples } from '@otzar/contract/newsletter.examples';
import { problemExamples } from '@otzar/contract/problem.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import {
  addToSessionBagExamples,
  changeSessionBagExamples,
  forgetSessionBagExamples,
  saveSessionCheckoutExamples,
} from '@otzar/contract/session-bag.examples';
import { readStoreExamples } from '@otzar/contract/store.examples';
import { reportCampaignExamples } from '@otzar/contract/utm.examples';
import { cardBrand, isExpired, passesLuhn } from '@otzar/domain/card';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { chatHandlers } from './chat-handlers.ts';
import { customerHandlers, withoutLines } from './customer-handlers.ts';
import { historyHandlers } from './history-handlers.ts';
import { returnHandlers } from './return-handlers.ts';
import { checkSampleDiscount, checkSampleGiftCard } from './sample-codes.ts';
import { accountOf, requireAccount } from './sample-customers.ts';
import { listings } from './sample-listings.ts';
import { cancelSampleOrder, placeSampleOrder, readSampleOrder } from './sample-order.ts';
import { samplePlanGroup, samplePlanGroups } from './sample-plans.ts';
import { locate, offersFor, type SampleShop, sampleShop, shippingTo } from './sample-shop.ts';
import type { Network, Scenario } from './scenarios.ts';
import { schoolHandlers } from './school-handlers.ts';
import { answerSearch, SEARCH_CALL } from './search-handler.ts';
import { addressedTo, found, refuse, serve } from './serve.ts';

const catalogue = (): RequestHandler[] => [
  serve(api.listCategories, () => listCategoriesExamples.default),
  serve(api.listCountries, () => listCountriesExamples.default),
  serve(api.listCurrencies, () => listCurrenciesExamples.default),
  serve(api.readEGiftCard, () => readEGiftCardExamples.default),
  serve(api.readStore, () => readStoreExamples.default),
  serve(api.readHome, () => readHomeExamples.default),
  serve(api.readContent, ({ params }) =>
    found(Object.values(readContentExamples).find(({ id }) => id === params.id)),
  ),
  serve(api.listPlanGroups, samplePlanGroups),
  serve(api.readPlanGroup, ({ params }) => samplePlanGroup(params.type_id, params.group_id)),
  serve(api.readProduct, ({ params }) => found(sampleProducts.find(({ id }) => id === params.id))),
  serve(api.readCards, ({ query }) =>
    query.ids.flatMap((id) => sampleProducts.filter((product) => product.id === id).map(cardOf)),
  ),
  ...listings(),
  ...schoolHandlers(),
  answerSearch,
];

const personal = (shop: SampleShop): RequestHandler[] => [
  serve(api.checkMax, ({ body }) => offersFor(shop, body.products)),
  serve(api.readLocation, ({ session }) => shop.locations.get(session) ?? locate('', 'US')),
  serve(api.saveLocation, ({ body, session }) => {
    const location = locate(body.zipCode, body.country);
    shop.locations.set(session, location);
    return location;
  }),
  serve(api.readSessionBag, () => forgetSessionBagExamples.default),
  serve(api.addToSessionBag, () => addToSessionBagExamples.default),
  serve(api.changeSessionBag, () => changeSessionBagExamples.default),
  serve(api.saveSessionCheckout, () => saveSessionCheckoutExamples.default),
  serve(api.forgetSessionBag, () => forgetSessionBagExamples.default),
  serve(api.readShipping, ({ body, answerHeaders }) => {
    answerHeaders.set('shipping_updated_at', '2026-11-24T12:00:00.000Z');
    const { zip, country } = locate(body.zip_code, body.country, 'zip_code');
    return shippingTo(country.value, zip);
  }),
  serve(api.writeToShop, ({ body }) => addressedTo(body.email, writeToShopExamples.default)),
  serve(api.reportCampaign, () => reportCampaignExamples.default),
  serve(api.signUpForNewsletter, ({ body }) =>
    addressedTo(body.email, signUpForNewsletterExamples.default),
  ),
  serve(api.createCardToken, ({ body: { card, exp } }) => {
    if (!passesLuhn(card)) refuse('wrongCardNumber');
    if (isExpired(exp, new Date())) refuse('expiredCard');
    const last_four = card.slice(-4);
    const token = { Token: `tok_sample_${last_four}`, last_four, brand: cardBrand(card), exp };
    shop.cards.set(token.Token, token);
    return token;
  }),
  serve(api.checkGiftCard, ({ body }) => checkSampleGiftCard(body.code)),
  serve(api.checkDiscount, ({ body: { code, lines } }) =>
    checkSampleDiscount(code, offersFor(shop, lines)),
  ),
  serve(api.placeOrder, ({ body, headers, session }) => {
    if (body.signed_in) requireAccount(shop.customers, session);
    const order = placeSampleOrder(shop, session, headers['idempotency-key'] ?? '', body);
    const account = accountOf(shop.customers, session);
    if (account) account.bag = withoutLines(account.bag, order.lines);
    return order;
  }),
  serve(api.readOrder, ({ params, query, session }) =>
    readSampleOrder(shop, { id: params.id, session, token: query.token }),
  ),
  serve(api.cancelOrder, ({ params, body, session }) =>
    cancelSampleOrder(shop, { id: params.id, session, ...body }),
  ),
  serve(api.findOrder, ({ params, body, session }) =>
    readSampleOrder(shop, { id: params.id, session, email: body.email }),
  ),
];

/**
 * Answers to every call of the contract, from a small shop of their own that remembers what was ordered
 * and kept.
 */
export const freshHandlers = (shop = sampleShop()): RequestHandler[] => [
  ...catalogue(),
  ...personal(shop),
  ...chatHandlers(shop),
  ...accountHandlers(shop),
  ...customerHandlers(shop),
  ...historyHandlers(shop),
  ...returnHandlers(shop),
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
