import * as messages from '#messages/foundations/language-of';

/**
 * `lang` of a text of the catalogue that may be of another language than the page: what a Hebrew page has no Hebrew for
 * stands there in English, and is to be read out so. An English page says nothing, as what is Hebrew there is marked as such.
 */
export const languageOf = (text: string): { lang?: 'en' } =>
  messages.language === 'he' && /\p{Script=Latin}/u.test(text) && !/\p{Script=Hebrew}/u.test(text)
    ? { lang: 'en' }
    : {};
