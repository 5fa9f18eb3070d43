import { request } from 'playwright';

/** The addresses that are measured, found as a shopper finds them: from the shop window on. @param {string} origin */
export async function findPages(origin) {
  const shop = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const home = await (await shop.get('/api/home')).json();
  await shop.dispose();
  const listing = home.departments[0].path;
  const product = home.rails[0].products[0].path;
  return { home: '/', listing, search: '/search?q=river', product };
}
