import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './supply-list.en.ts';
import { messages as he } from './supply-list.he.ts';

export const messages = inLanguage(en, he);
