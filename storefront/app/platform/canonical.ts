import { addressIn, type Language } from '@otzar/contract/language';
import { redirect } from 'react-router';
import { pageAt, urlOfPage } from './own-address.ts';

/** Sends a page that was asked for by a wrong slug to its right address, the query kept. */
export function toCanonicalPath(asked: URL, path: string): void {
  if (pageAt(asked.pathname) !== encodeURI(path)) throw redirect(`${path}${asked.search}`, 301);
}

/** The matched routes of a page, the root first: it knows where the shop stands in the world. */
export type Matches = readonly [{ loaderData?: { site: string } | undefined }, ...unknown[]];

/** The languages in which search engines are told of a page; whoever reads neither is shown English. */
const ALTERNATES: readonly (readonly [hrefLang: string, Language])[] = [
  ['en', 'en'],
  ['he', 'he'],
  ['x-default', 'en'],
];

/** The links that tell search engines the one address of a page, and the one that it has in each language. */
export const canonical = ([root]: Matches, path: string | undefined) => {
  if (!path) return [];
  const site = root.loaderData?.site ?? '';
  const tagName = 'link' as const;
  return [
    { tagName, rel: 'canonical', href: urlOfPage(site, path) },
    ...ALTERNATES.map(([hrefLang, language]) => ({
      tagName,
      rel: 'alternate',
      hrefLang,
      href: `${site}${addressIn(language, path)}`,
    })),
  ];
};
