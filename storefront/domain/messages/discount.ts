import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './discount.en.ts';
import { messages as he } from './discount.he.ts';

export const messages = inLanguage(en, he);
