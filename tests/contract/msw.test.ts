import { getResponse } from 'msw';
import { freshHandlers } from '../../storefront/app/mocks/handlers.ts';
import { answerSampleChat } from '../../storefront/app/mocks/sample-chat.ts';
import { deliverSample, receiveSample } from '../../storefront/app/mocks/sample-return.ts';
import { sampleShop } from '../../storefront/app/mocks/sample-shop.ts';
import { contractSuite } from './suite.ts';

const shop = sampleShop();
const handlers = freshHandlers(shop);

contractSuite(
  'the mock',
  async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    return response;
  },
  {
    letterbox: async (email) => {
      const links = [...shop.customers.resets].filter(
        ([, { customer }]) => customer.email === email,
      );
      return links.at(-1)?.[0] ?? '';
    },
    backOffice: {
      deliver: async (id) => deliverSample(shop, id),
      receive: async (id) => receiveSample(shop, id),
      answerChat: async (text) => answerSampleChat(shop, text),
    },
  },
);
