import { AsyncLocalStorage } from 'node:async_hooks';
import {
  decideLanguage,
  LANGUAGE_QUERY,
  type Language,
  language,
  languageAt,
} from '@otzar/contract/language';
import type { MiddlewareHandler } from 'hono';

const spoken = new AsyncLocalStorage<Language>();
decideLanguage(() => spoken.getStore() ?? 'en');

/** Does some work whose words are of a language, such as those of a letter. */
export const inWordsOf = <Done>(language: Language, work: () => Done): Done =>
  spoken.run(language, work);

/** What the root of a page or a letter says of its language. */
export const languageAttributes = (): string =>
  language() === 'he' ? 'lang="he" dir="rtl"' : 'lang="en"';

/** Answers everybody in the language of the page that they are on. */
export const answerInLanguage: MiddlewareHandler = ({ req }, next) => {
  const hebrew = req.query(LANGUAGE_QUERY) === 'he' || languageAt(req.path) === 'he';
  return inWordsOf(hebrew ? 'he' : 'en', next);
};
