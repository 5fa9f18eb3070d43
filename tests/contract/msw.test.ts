import { getResponse } from 'msw';
import { freshHandlers } from '../../storefront/app/mocks/handlers.ts';
import { contractSuite } from './suite.ts';

const handlers = freshHandlers();

contractSuite('the mock', async (request) => {
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
  return response;
});
