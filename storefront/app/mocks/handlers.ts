import { api } from '@otzar/contract/api';
import { listCategoriesExamples } from '@otzar/contract/category.examples';
import { readContentExamples } from '@otzar/contract/content.examples';
import { listCountriesExamples } from '@otzar/contract/country.examples';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import { readCustomerExamples } from '@otzar/contract/customer.examples';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { Answer } from '@otzar/contract/endpoint';
import { examples } from '@otzar/contract/examples';
import { readHomeExamples } from '@otzar/contract/home.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import { readStoreExamples } from '@otzar/contract/store.examples';
import { reportCampaignExamples } from '@otzar/contract/utm.examples';
import { cardBrand, isExpired, passesLuhn } from '@otzar/domain/card';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { chatHandlers } from './chat-handlers.ts';
import { customerHandlers } from './customer-handlers.ts';
import { historyHandlers } from './history-handlers.ts';
import { returnHandlers } from './return-handlers.ts';
import { cancelSampleOrder } from './sample-cancel.ts';
import { checkSampleDiscount, checkSampleGiftCard } from './sample-codes.ts';
import { forgetSampleOrdered, requireAccount } from './sample-customers.ts';
import { listings } from './sample-listings.ts';
import {
  findSampleOrder,
  placeSampleOrder,
  readSampleOrder,
  refuseDeclined,
} from './sample-order.ts';
import { samplePlanGroup, samplePlanGroups } from './sample-plans.ts';
import {
  addToSampleSessionBag,
  changeSampleSessionBag,
  forgetSampleSessionBag,
  noteSampleOrdered,
  readSampleSessionBag,
  saveSampleSessionCheckout,
} from './sample-session-bag.ts';
import { locate, offersFor, type SampleShop, sampleShop, shippingTo } from './sample-shop.ts';
import type { Network, Scenario } from './scenarios.ts';
import { schoolHandlers } from './school-handlers.ts';
import { answerSearch, SEARCH_CALL } from './search-handler.ts';
import { Refused, refuseField, serve } from './serve.ts';

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Refused(404, { message: 'There is nothing at this address.' });
  return thing;
};

/** Last digits of the sandbox's card whose bank takes its time. */
const SLOW = '0077';
const SLOW_MS = 3000;

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
  serve(api.readSessionBag, ({ session }) => readSampleSessionBag(shop, session)),
  serve(api.addToSessionBag, ({ body, session }) =>
    addToSampleSessionBag(shop, session, body.line),
  ),
  serve(api.changeSessionBag, ({ body, session }) =>
    changeSampleSessionBag(shop, session, body.line),
  ),
  serve(api.saveSessionCheckout, ({ body, session }) =>
    saveSampleSessionCheckout(shop, session, body),
  ),
  serve(api.forgetSessionBag, ({ body, session }) =>
    forgetSampleSessionBag(shop, session, body.version),
  ),
  serve(api.readShipping, ({ body, answerHeaders }) => {
    answerHeaders.set('shipping_updated_at', '2026-11-24T12:00:00.000Z');
    const { zip, country } = locate(body.zip_code, body.country, 'zip_code');
    return shippingTo(country.value, zip);
  }),
  serve(api.writeToShop, ({ body }) => ({
    message: `We answer within one working day, to ${body.email}.`,
  })),
  serve(api.reportCampaign, () => reportCampaignExamples.default),
  serve(api.signUpForNewsletter, ({ body }) => ({
    message: `Almost there: we have sent a letter to ${body.email}. The link in it signs you up.`,
  })),
  serve(api.createCardToken, ({ body: { card, exp }, session }) => {
    refuseDeclined(shop, session);
    if (!passesLuhn(card)) refuseField('card', 'Please check the card number.');
    if (isExpired(exp, new Date())) refuseField('exp', 'This card has expired.');
    const last_four = card.slice(-4);
    const token = { Token: `tok_sample_${last_four}`, last_four, brand: cardBrand(card), exp };
    shop.cards.set(token.Token, token);
    return token;
  }),
  serve(api.checkGiftCard, ({ body, session }) =>
    checkSampleGiftCard(shop.codes, session, body.code),
  ),
  serve(api.checkDiscount, ({ body: { code, lines, email }, session }) => {
    const offers = offersFor(shop, lines);
    return checkSampleDiscount(shop.codes, session, { code, lines: offers, email });
  }),
  serve(api.placeOrder, async ({ body, headers, session }) => {
    if (body.signed_in) requireAccount(shop.customers, session);
    if (body.card_token?.endsWith(SLOW)) await delay(SLOW_MS);
    const order = placeSampleOrder(shop, session, headers['idempotency-key'] ?? '', body);
    forgetSampleOrdered(shop.customers, session, order.lines);
    const key = headers['idempotency-key'] ?? '';
    noteSampleOrdered(shop, session, { key, order: order.id });
    return order;
  }),
  serve(api.readOrder, ({ params, query, session }) =>
    readSampleOrder(shop, { id: params.id, session, token: query.token }),
  ),
  serve(api.cancelOrder, ({ params, body, session }) =>
    cancelSampleOrder(shop, { id: params.id, session, token: body.token, email: body.email }),
  ),
  serve(api.findOrder, ({ params, body }) => findSampleOrder(shop, params.id, body.email)),
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

/** The sentence of a shop that refuses every call. */
const OUT_OF_ORDER = { message: 'Something went wrong on our side. Please try again.' };

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
    anyCalls.map((path) => http.all(path, () => HttpResponse.json(OUT_OF_ORDER, { status: 500 }))),
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
