/** The languages that the shop's interface speaks. */
export type Language = 'en' | 'he';

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
