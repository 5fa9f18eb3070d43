import { addressIn, type Language } from '@otzar/contract/language';
import { pageAt } from './own-address.ts';

/** The languages in which search engines are told of a page; whoever reads neither is shown English. */
const ALTERNATES: readonly (readonly [hrefLang: string, Language])[] = [
  ['en', 'en'],
  ['he', 'he'],
  ['x-default', 'en'],
];

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^"/]+)([^"]*)"\/>/;

/**
 * A page's head with the addresses that the page has in each language, beside the one that it names as its own. Machines
 * alone read them, so that no script carries them.
 * @param head as HTML
 */
export const withAlternates = (head: string): string =>
  head.replace(CANONICAL, (canonical, site: string, path: string) =>
    ALTERNATES.reduce(
      (links, [hrefLang, language]) =>
        `${links}<link rel="alternate" hreflang="${hrefLang}" href="${site}${addressIn(language, pageAt(path))}">`,
      canonical,
    ),
  );
