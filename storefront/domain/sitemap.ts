import { asMarkup } from './markup.ts';

/** One address of the shop, as a search engine is told of it. */
export interface SitemapEntry {
  /** A path of this shop. */
  path: string;
  /** The same in another language, by its code. */
  languages?: { code: string; path: string }[];
}

/** How many addresses a part holds at most; the protocol allows 50,000. */
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

/** One part of a sitemap. */
export const sitemapPart = (site: string, entries: SitemapEntry[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}">\n${entries
    .map(
      ({ path, languages = [] }) =>
        `<url><loc>${address(site, path)}</loc>${languages
          .map(
            (one) =>
              `<xhtml:link rel="alternate" hreflang="${one.code}" href="${address(site, one.path)}"/>`,
          )
          .join('')}</url>\n`,
    )
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
