import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './summary-rows.en.ts';
import { messages as he } from './summary-rows.he.ts';

export const messages = inLanguage(en, he);
