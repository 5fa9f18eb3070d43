import { robotsText, sitemapIndex, sitemapPart } from '@otzar/domain/sitemap';
import { type Context, type Handler, Hono } from 'hono';
import type { Queryable } from '../../db/database.ts';
import { compressAnswers } from '../../kit/compression.ts';
import { notFound } from '../../kit/http-error.ts';
import { PERSONAL_PATHS } from '../../kit/public-paths.ts';
import { readPageAddresses, readProductAddresses, readProductParts } from './addresses.ts';

const AN_HOUR = 'public, max-age=3600';
const PRODUCTS = /^products-([1-9]\d{0,5})\.xml$/;

/** Written so that `/return` does not close `/return-policy`. */
const CLOSED = [
  '/api/',
  '/library/',
  ...PERSONAL_PATHS.flatMap((name) => [`/${name}$`, `/${name}/`, `/he/${name}$`, `/he/${name}/`]),
];

const xml = (c: Context, text: string) =>
  c.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': AN_HOUR,
  });

/** `/robots.txt`, which needs no data. @param site where the shop stands, e.g. `https://shop.example` */
export const answerRobots =
  (site: string): Handler =>
  (c) =>
    c.text(robotsText(site, CLOSED), 200, { 'Cache-Control': AN_HOUR });

/**
 * What search engines read before they read the shop: `/sitemap.xml` with its parts.
 * @param site where the shop stands, e.g. `https://shop.example`
 */
export function sitemapRoutes(db: Queryable, site: string): Hono {
  const app = new Hono();
  app.use('/sitemap/*', compressAnswers);
  app.get('/sitemap.xml', async (c) => {
    const parts = await readProductParts(db);
    const products = parts.map((part) => `/sitemap/products-${part}.xml`);
    return xml(c, sitemapIndex(site, ['/sitemap/pages.xml', ...products]));
  });
  app.get('/sitemap/pages.xml', async (c) =>
    xml(c, sitemapPart(site, await readPageAddresses(db))),
  );
  app.get('/sitemap/:part', async (c) => {
    const [, part] = PRODUCTS.exec(c.req.param('part')) ?? [];
    const entries = part === undefined ? [] : await readProductAddresses(db, Number(part));
    if (entries.length === 0) throw notFound();
    return xml(c, sitemapPart(site, entries));
  });
  return app;
}
