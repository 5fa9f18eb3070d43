/** The languages that the shop's interface speaks. */
export type Language = 'en' | 'he';

/** Below what the addresses of a language's pages lie; English has the addresses of the specification. */
export const basePaths: Record<Language, string> = { en: '/', he: '/he' };

/** What a call says of the language that it is answered in; it is part of its address, so that no cache mixes them up. */
export const LANGUAGE_QUERY = 'language';

/** The address of a call that is answered in a language; English is what the shop answers in by itself. */
export const askedIn = (language: Language, address: string): string =>
  language === 'en'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;

/** The language of the page at an address, also where the router asks for that page's data alone. */
export const languageAt = (pathname: string): Language =>
  /^\/he(\/|\.data$|$)/i.test(pathname) ? 'he' : 'en';

/**
 * The address of a page in a language.
 * @param path its address in English, with its query or without, e.g. `/search?q=a`
 */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `${basePaths[language]}${path.replace(/^\/(?=\?|$)/, '')}`;

let decide: () => Language = () => 'en';

/** The language of whoever is answered now. */
export const language = (): Language => decide();

/**
 * Says how `language` is found: a process that answers everybody finds it for each request. The browser's code and the
 * pages' need no answer, as each is built for one language.
 */
export function decideLanguage(by: () => Language): void {
  decide = by;
}

/** A catalogue in both languages, each message of which is the one of whoever is answered as it is read. */
export function inLanguage<Catalogue extends object>(
  en: Catalogue,
  he: NoInfer<Catalogue>,
): Catalogue {
  return new Proxy(en, {
    get: (_, key) => Reflect.get(language() === 'he' ? he : en, key),
  });
}
