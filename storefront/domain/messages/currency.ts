import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './currency.en.ts';
import { messages as he } from './currency.he.ts';

export const messages = inLanguage(en, he);
