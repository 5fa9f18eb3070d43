import { addressIn } from '@otzar/contract/language';
import { asMarkup } from './markup.ts';

/** How many pages a part holds at most, each with an address in either language; the protocol allows 50,000 addresses. */
export const SITEMAP_PART = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const address = (site: string, path: string) => asMarkup(`${site}${encodeURI(path)}`);

/** The list of a sitemap's parts. @param site where the shop stands, e.g. `https://shop.example` */
export const sitemapIndex = (site: string, paths: string[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${paths
    .map((path) => `<sitemap><loc>${address(site, path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** A page in both languages, each of which names all of its addresses. */
function pageIn(site: string, path: string): string {
  const en = address(site, path);
  const he = address(site, addressIn('he', path));
  const alternates = Object.entries({ en, he, 'x-default': en })
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('');
  return [en, he].map((loc) => `<url><loc>${loc}</loc>${alternates}</url>\n`).join('');
}

/** One part of a sitemap. @param paths of pages, as English has them */
export const sitemapPart = (site: string, paths: string[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}">\n${paths
    .map((path) => pageIn(site, path))
    .join('')}</urlset>\n`;

/** What robots may read: all that is the same for everyone. @param closed paths that are about one shopper */
export const robotsText = (site: string, closed: string[]): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
