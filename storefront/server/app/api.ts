import { Hono } from 'hono';
import { bagRoutes } from '../features/bag/routes.ts';
import { sessionBagRoutes } from '../features/bag/session-routes.ts';
import { cardRoutes } from '../features/card/routes.ts';
import { categoryRoutes } from '../features/category/routes.ts';
import { chatRoutes } from '../features/chat/routes.ts';
import { contactRoutes } from '../features/contact/routes.ts';
import { contentRoutes } from '../features/content/routes.ts';
import { countryRoutes } from '../features/country/routes.ts';
import { currencyRoutes } from '../features/currency/routes.ts';
import { customerRoutes } from '../features/customer/routes.ts';
import { customerDataRoutes } from '../features/customer-data/routes.ts';
import { customerOrderRoutes } from '../features/customer-order/routes.ts';
import { discountRoutes } from '../features/discount/routes.ts';
import { eGiftCardRoutes } from '../features/e-gift-card/routes.ts';
import { favoritesRoutes } from '../features/favorites/routes.ts';
import { followingRoutes } from '../features/following/routes.ts';
import { giftCardRoutes } from '../features/gift-card/routes.ts';
import { homeRoutes } from '../features/home/routes.ts';
import { libraryRoutes } from '../features/library/routes.ts';
import { facetRoutes } from '../features/listing/facet-routes.ts';
import { listingRoutes } from '../features/listing/routes.ts';
import { locationRoutes } from '../features/location/routes.ts';
import { newsletterRoutes } from '../features/newsletter/routes.ts';
import { invoiceRoutes } from '../features/order/invoice-routes.ts';
import { orderRoutes } from '../features/order/routes.ts';
import { planRoutes } from '../features/plan/routes.ts';
import { productRoutes } from '../features/product/routes.ts';
import { returnRoutes } from '../features/return/routes.ts';
import { schoolRoutes } from '../features/school/routes.ts';
import { searchRoutes } from '../features/search/routes.ts';
import { shippingRoutes } from '../features/shipping/routes.ts';
import { storeRoutes } from '../features/store/routes.ts';
import { subscriptionRoutes } from '../features/subscription/routes.ts';
import { utmRoutes } from '../features/utm/routes.ts';
import { mountOn } from '../kit/endpoint.ts';
import { refuseForgeries } from '../kit/forgery.ts';
import { answerError, notFound } from '../kit/http-error.ts';
import type { Shop } from '../kit/shop.ts';
import { serveDocs } from './api-docs.ts';
import { serveHealth } from './health.ts';

const FEATURES = [
  bagRoutes,
  cardRoutes,
  categoryRoutes,
  chatRoutes,
  contactRoutes,
  contentRoutes,
  countryRoutes,
  currencyRoutes,
  customerDataRoutes,
  customerOrderRoutes,
  customerRoutes,
  facetRoutes,
  favoritesRoutes,
  followingRoutes,
  discountRoutes,
  eGiftCardRoutes,
  giftCardRoutes,
  homeRoutes,
  libraryRoutes,
  listingRoutes,
  locationRoutes,
  newsletterRoutes,
  orderRoutes,
  planRoutes,
  productRoutes,
  schoolRoutes,
  returnRoutes,
  sessionBagRoutes,
  shippingRoutes,
  storeRoutes,
  subscriptionRoutes,
  utmRoutes,
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
