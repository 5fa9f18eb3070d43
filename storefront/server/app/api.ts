import { Hono } from 'hono';
import { invoiceRoutes } from '../features/order/invoice-routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { mountOn } from '../kit/endpoint.ts';
import { refuseForgeries } from '../kit/forgery.ts';
import { answerError, notFound } from '../kit/http-error.ts';
import type { Shop } from '../kit/shop.ts';
import { accountFeatures } from './api/account.ts';
import { bagFeatures } from './api/bag.ts';
import { catalogueFeatures } from './api/catalogue.ts';
import { checkoutFeatures } from './api/checkout.ts';
import { ordersFeatures } from './api/orders.ts';
import { storeFeatures } from './api/store.ts';
import { serveDocs } from './api-docs.ts';
import { serveHealth } from './health.ts';

const FEATURES = [
  ...accountFeatures,
  ...bagFeatures,
  ...catalogueFeatures,
  ...checkoutFeatures,
  ...ordersFeatures,
  ...storeFeatures,
];

/** Every call of the contract, under `/api`, and the search provider's one at the root. */
export function createApi(shop: Shop): Hono {
  const api = new Hono();
  searchRoutes(api, shop);
  api.use(refuseForgeries(shop.forgerySecret));
  api.onError(answerError);
  const mount = mountOn(api, shop);
  for (const routes of FEATURES) routes(mount, shop);
  invoiceRoutes(api, shop);
  serveDocs(api);
  serveHealth(api, shop);
  api.notFound(() => {
    throw notFound('There is no such call.');
  });
  return api;
}
