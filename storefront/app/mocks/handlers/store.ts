import { api } from '@otzar/contract/api';
import { writeToShopExamples } from '@otzar/contract/contact.examples';
import { readContentExamples } from '@otzar/contract/content.examples';
import { signUpForNewsletterExamples } from '@otzar/contract/newsletter.examples';
import { readStoreExamples } from '@otzar/contract/store.examples';
import { reportCampaignExamples } from '@otzar/contract/utm.examples';
import type { RequestHandler } from 'msw';
import { chatHandlers } from '../chat-handlers.ts';
import type { SampleShop } from '../sample-shop.ts';
import { addressedTo, found, serve } from '../serve.ts';

/** Answers to the calls about the store itself, and those who visit or write to it. */
export const storeAnswers = (shop: SampleShop): RequestHandler[] => [
  serve(api.readStore, () => readStoreExamples.default),
  serve(api.readContent, ({ params }) =>
    found(Object.values(readContentExamples).find(({ id }) => id === params.id)),
  ),
  serve(api.writeToShop, ({ body }) => addressedTo(body.email, writeToShopExamples.default)),
  serve(api.reportCampaign, () => reportCampaignExamples.default),
  serve(api.signUpForNewsletter, ({ body }) =>
    addressedTo(body.email, signUpForNewsletterExamples.default),
  ),
  ...chatHandlers(shop),
];
