import { addressIn, type Language } from '@otzar/contract/language';
import { pageAt } from './own-address.ts';

/** The languages in which search engines are told of a page; whoever reads neither is shown English. */
const ALTERNATES: readonly (readonly [hrefLang: string, Language])[] = [
  ['en', 'en'],
  ['he', 'he'],
  ['x-default', 'en'],
];

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^"/]+)([^"]*)"/;

/**
 * The links to the addresses that a page has in each language, beside the one that it names as its own; none where it names
 * none. Machines alone read them, so that no script carries them.
 * @param head the page's head as HTML
 */
export function alternateLinks(head: string): string {
  const [, site, path] = CANONICAL.exec(head) ?? [];
  if (site === undefined || path === undefined) return '';
  return ALTERNATES.map(
    ([hrefLang, language]) =>
      `<link rel="alternate" hreflang="${hrefLang}" href="${site}${addressIn(language, pageAt(path))}">`,
  ).join('');
}
