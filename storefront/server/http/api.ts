import { Hono } from 'hono';
import { bagRoutes } from '../bag/routes.ts';
import { sessionBagRoutes } from '../bag/session-routes.ts';
import { cardRoutes } from '../card/routes.ts';
import { categoryRoutes } from '../category/routes.ts';
import { chatRoutes } from '../chat/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { countryRoutes } from '../country/routes.ts';
import { currencyRoutes } from '../currency/routes.ts';
import { customerRoutes } from '../customer/routes.ts';
import { customerDataRoutes } from '../customer-data/routes.ts';
import { customerOrderRoutes } from '../customer-order/routes.ts';
import { discountRoutes } from '../discount/routes.ts';
import { eGiftCardRoutes } from '../e-gift-card/routes.ts';
import { favoritesRoutes } from '../favorites/routes.ts';
import { followingRoutes } from '../following/routes.ts';
import { giftCardRoutes } from '../gift-card/routes.ts';
import { homeRoutes } from '../home/routes.ts';
import { libraryRoutes } from '../library/routes.ts';
import { facetRoutes } from '../listing/facet-routes.ts';
import { listingRoutes } from '../listing/routes.ts';
import { locationRoutes } from '../location/routes.ts';
import { newsletterRoutes } from '../newsletter/routes.ts';
import { invoiceRoutes } from '../order/invoice-routes.ts';
import { orderRoutes } from '../order/routes.ts';
import { planRoutes } from '../plan/routes.ts';
import { productRoutes } from '../product/routes.ts';
import { returnRoutes } from '../return/routes.ts';
import { schoolRoutes } from '../school/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { shippingRoutes } from '../shipping/routes.ts';
import type { Shop } from '../shop.ts';
import { storeRoutes } from '../store/routes.ts';
import { subscriptionRoutes } from '../subscription/routes.ts';
import { utmRoutes } from '../utm/routes.ts';
import { serveDocs } from './docs.ts';
import { mountOn } from './endpoint.ts';
import { refuseForgeries } from './forgery.ts';
import { serveHealth } from './health.ts';
import { answerError, notFound } from './refusal.ts';

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
