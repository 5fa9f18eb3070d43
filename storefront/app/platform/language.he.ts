import type { Language } from '@otzar/contract/language';

export const language: Language = 'he';
export const otherLanguage: Language = 'en';
export const direction: 'rtl' | undefined = 'rtl';
export const base: string = '/he';
