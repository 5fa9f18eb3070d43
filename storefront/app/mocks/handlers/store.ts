import { api } from '@otzar/contract/api';
import { requestBackInStockExamples } from '@otzar/contract/back-in-stock.examples';
import { writeToShopExamples } from '@otzar/contract/contact.examples';
import { readContentExamples } from '@otzar/contract/content.examples';
import { signUpForNewsletterExamples } from '@otzar/contract/newsletter.examples';
import { sampleProducts } from '@otzar/contract/product.examples';
import { readStoreExamples } from '@otzar/contract/store.examples';
import { reportCampaignExamples } from '@otzar/contract/utm.examples';
import { supplyOf } from '@otzar/domain/back-in-stock';
import type { RequestHandler } from 'msw';
import { chatHandlers } from '../chat-handlers.ts';
import type { SampleShop } from '../sample-shop.ts';
import { addressedTo, found, refuse, serve } from '../serve.ts';

/** Answers to the calls about the store itself, and those who visit or write to it. */
export const storeAnswers = (shop: SampleShop): RequestHandler[] => [
  serve(api.readStore, () => readStoreExamples.default),
  serve(api.readContent, ({ params }) =>
    found(Object.values(readContentExamples).find(({ id }) => id === params.id)),
  ),
  serve(api.writeToShop, ({ body }) => addressedTo(body.email, writeToShopExamples.default)),
  serve(api.reportCampaign, () => reportCampaignExamples.default),
  serve(api.requestBackInStock, ({ body: { email, product_id, variation_id } }) => {
    const product = sampleProducts.find(({ id }) => id === product_id) ?? null;
    const supply = supplyOf(product, variation_id) ?? refuse('notSold');
    return supply > 0 ? refuse('inStock') : addressedTo(email, requestBackInStockExamples.default);
  }),
  serve(api.signUpForNewsletter, ({ body }) =>
    addressedTo(body.email, signUpForNewsletterExamples.default),
  ),
  ...chatHandlers(shop),
];
