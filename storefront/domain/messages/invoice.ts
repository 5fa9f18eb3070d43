import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './invoice.en.ts';
import { messages as he } from './invoice.he.ts';

export const messages = inLanguage(en, he);
