import { AsyncLocalStorage } from 'node:async_hooks';
import {
  askedIn,
  basePaths,
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

/** What people are told: a sentence, or what says it in the language of whoever is answered. */
export type Sentence = string | (() => string);

export const said = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence();

/** A sentence as it is kept for whoever reads it later, in whichever language. */
export const inEachLanguage = (sentence: Sentence): Record<Language, string> => ({
  en: inWordsOf('en', () => said(sentence)),
  he: inWordsOf('he', () => said(sentence)),
});

/** The address of a page of the app in the language that is spoken. @param path e.g. `/account` */
export const addressOfPage = (path: string): string =>
  `${basePaths[language()].replace(/\/$/, '')}${path}`;

/** The address of what the server answers itself, such as a file, in the language that is spoken. */
export const addressOfAnswer = (path: string): string => askedIn(language(), path);

/** What the root of a page or a letter says of its language. */
export const languageAttributes = (): string =>
  language() === 'he' ? 'lang="he" dir="rtl"' : 'lang="en"';

/** Answers everybody in the language of the page that they are on. */
export const answerInLanguage: MiddlewareHandler = ({ req }, next) => {
  const hebrew = req.query(LANGUAGE_QUERY) === 'he' || languageAt(req.path) === 'he';
  return inWordsOf(hebrew ? 'he' : 'en', next);
};
