import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { product } from '../../db/schema.ts';
import { createApp } from '../app.ts';

const site = 'https://shop.example';

let open: TemporaryShop;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  open = await temporaryShop();
  app = createApp({ shop: open.shop, site });
});

afterAll(() => open.close());

const read = async (path: string) => (await app.request(path)).text();
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');

test('the parts of the sitemap hold every product and every list once in each language', async () => {
  const parts = addresses(await read('/sitemap.xml')).map((url) => url.replace(site, ''));
  const all = (await Promise.all(parts.map(read))).flatMap(addresses);
  expect(new Set(all).size).toBe(all.length);
  const { rows } = await open.shop.db.execute<{ products: number }>(
    'select count(*)::int as products from product',
  );
  const products = all.filter((url) => /\/(products|bundles)\//.test(url));
  const inHebrew = products.filter((url) => url.startsWith(`${site}/he/`));
  expect(inHebrew).toHaveLength(rows[0]?.products ?? 0);
  expect(products).toHaveLength(2 * inHebrew.length);
  expect(all).toContain(`${site}/`);
  expect(all).toContain(`${site}/he`);
  expect(all).toContain(`${site}/return-policy/42`);
  expect(all).toContain(`${site}/he/return-policy/42`);
});

test('a product is named with its address in the other language', async () => {
  expect(await read('/sitemap/products-1.xml')).toMatch(
    /<loc>https:\/\/shop\.example(\/products\/[^<]+)<\/loc><xhtml:link rel="alternate" hreflang="en" href="https:\/\/shop\.example\1"\/><xhtml:link rel="alternate" hreflang="he" href="https:\/\/shop\.example\/he\1"\/>/,
  );
});

test.each(['/sitemap/products-0.xml', '/sitemap/products-99.xml', '/sitemap/x.xml'])(
  '%s is no part',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);

test('a part that no product is left for is not named', async () => {
  const { db } = open.shop;
  const [row] = await db.select().from(product).where(eq(product.id, 1));
  if (row === undefined) throw new Error('The catalogue is empty.');
  await db.insert(product).values({ ...row, id: 35_000, sku: 'FAR-AWAY' });
  const parts = addresses(await read('/sitemap.xml'));
  expect(parts.map((url) => url.replace(`${site}/sitemap/`, ''))).toEqual([
    'pages.xml',
    'products-1.xml',
    'products-4.xml',
  ]);
  await db.delete(product).where(eq(product.id, 35_000));
});

test('robots stay out of what is about one shopper, and are led to the sitemap', async () => {
  const robots = await read('/robots.txt');
  for (const path of ['/bag$', '/account/', '/he/bag$', '/he/account/'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).not.toMatch(/Disallow: \/return$/m);
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
});
