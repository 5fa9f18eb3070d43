import type { Language } from '@otzar/contract/language';

/** The language of this build (decision 023). */
export const language: Language = 'en';
export const direction = 'ltr';
/** Stands before every path of a page of this language, as the server knows it. */
export const base = '';
