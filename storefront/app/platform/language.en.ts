import type { Language } from '@otzar/contract/language';

/** The language of this build (decision 023). */
export const language: Language = 'en';
/** The one that the shop speaks too. */
export const otherLanguage: Language = 'he';
/** Left to right is what a page is without a word. */
export const direction: 'rtl' | undefined = undefined;
/** Stands before every path of a page of this language, as the server knows it. */
export const base: string = '';
