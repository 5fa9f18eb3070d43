import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bagRoutes } from '../bag/routes.ts';
import { cardRoutes } from '../card/routes.ts';
import { categoryRoutes } from '../category/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { countryRoutes } from '../country/routes.ts';
import { currencyRoutes } from '../currency/routes.ts';
import { customerRoutes } from '../customer/routes.ts';
import { discountRoutes } from '../discount/routes.ts';
import { eGiftCardRoutes } from '../e-gift-card/routes.ts';
import { favoritesRoutes } from '../favorites/routes.ts';
import { followingRoutes } from '../following/routes.ts';
import { giftCardRoutes } from '../gift-card/routes.ts';
import { homeRoutes } from '../home/routes.ts';
import { listingRoutes } from '../listing/routes.ts';
import { locationRoutes } from '../location/routes.ts';
import { orderRoutes } from '../order/routes.ts';
import { productRoutes } from '../product/routes.ts';
import { shippingRoutes } from '../shipping/routes.ts';
import type { Shop } from '../shop.ts';
import { serveDocs } from './docs.ts';
import { mountOn } from './endpoint.ts';
import { refuseForgeries } from './forgery.ts';
import { answerError, notFound } from './refusal.ts';

const FEATURES = [
  bagRoutes,
  cardRoutes,
  categoryRoutes,
  contentRoutes,
  countryRoutes,
  currencyRoutes,
  customerRoutes,
  favoritesRoutes,
  followingRoutes,
  discountRoutes,
  eGiftCardRoutes,
  giftCardRoutes,
  homeRoutes,
  listingRoutes,
  locationRoutes,
  orderRoutes,
  productRoutes,
  shippingRoutes,
];

/** Every call of the contract, under `/api`. */
export function createApi(shop: Shop): Hono {
  const api = new Hono();
  api.use(refuseForgeries(shop.forgerySecret));
  api.onError(answerError);
  const mount = mountOn(api, shop);
  for (const routes of FEATURES) routes(mount, shop);
  serveDocs(api);
  api.get('/api/health', async (c) => {
    await shop.db.execute(sql`select 1`);
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  api.notFound(() => {
    throw notFound('There is no such call.');
  });
  return api;
}
