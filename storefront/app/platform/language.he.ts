import type { Language } from '@otzar/contract/language';

export const language: Language = 'he';
export const direction: 'rtl' | undefined = 'rtl';
export const base: string = '/he';
