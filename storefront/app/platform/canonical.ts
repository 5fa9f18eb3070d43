import { redirect } from 'react-router';

/** Sends a page that was asked for by a wrong slug to its right address, the query kept. */
export function toCanonicalPath(asked: URL, path: string): void {
  if (asked.pathname !== encodeURI(path)) throw redirect(`${path}${asked.search}`, 301);
}

/** The link that tells search engines the one address of a page. */
export const canonical = (path: string | undefined) =>
  path ? [{ tagName: 'link' as const, rel: 'canonical', href: path }] : [];
