import { api } from '@otzar/contract/api';
import { listCategoriesExamples } from '@otzar/contract/category.examples';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import { readHomeExamples } from '@otzar/contract/home.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import type { RequestHandler } from 'msw';
import { listings } from '../sample-listings.ts';
import { schoolHandlers } from '../school-handlers.ts';
import { answerSearch } from '../search-handler.ts';
import { found, serve } from '../serve.ts';

/** Answers to the calls about what is sold, and how it is found. */
export const catalogueAnswers = (): RequestHandler[] => [
  serve(api.listCategories, () => listCategoriesExamples.default),
  serve(api.readEGiftCard, () => readEGiftCardExamples.default),
  serve(api.readHome, () => readHomeExamples.default),
  serve(api.readProduct, ({ params }) => found(sampleProducts.find(({ id }) => id === params.id))),
  serve(api.readCards, ({ query }) =>
    query.ids.flatMap((id) => sampleProducts.filter((product) => product.id === id).map(cardOf)),
  ),
  ...listings(),
  ...schoolHandlers(),
  answerSearch,
];
