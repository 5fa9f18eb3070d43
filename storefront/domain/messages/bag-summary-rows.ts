import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './bag-summary-rows.en.ts';
import { messages as he } from './bag-summary-rows.he.ts';

export const messages = inLanguage(en, he);
