import type { Language } from '@otzar/contract/language';

const COOKIE = 'language';
/** In seconds. */
const A_YEAR = 31_536_000;

/** Remembers for a year in which language this browser's shopper wants the shop. */
export function keepChosenLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and this page is being left
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
}

/** The language that was chosen in this browser; null where none was. */
export function chosenLanguage(): Language | null {
  const [, chosen] = new RegExp(`(?:^|; )${COOKIE}=(en|he)(?:;|$)`).exec(document.cookie) ?? [];
  return chosen === 'en' || chosen === 'he' ? chosen : null;
}
