import { redirect } from 'react-router';
import { pageAt, urlOfPage } from './own-address.ts';

/** Sends a page that was asked for by a wrong slug to its right address, the query kept. */
export function toCanonicalPath(asked: URL, path: string): void {
  if (pageAt(asked.pathname) !== encodeURI(path)) throw redirect(`${path}${asked.search}`, 301);
}

/** The matched routes of a page, the root first: it knows where the shop stands in the world. */
export type Matches = readonly [{ loaderData?: { site: string } | undefined }, ...unknown[]];

/** The link that tells search engines the one address of a page. */
export const canonical = ([root]: Matches, path: string | undefined) =>
  path
    ? [
        {
          tagName: 'link' as const,
          rel: 'canonical',
          href: urlOfPage(root.loaderData?.site ?? '', path),
        },
      ]
    : [];
