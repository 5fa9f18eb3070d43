import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './regions.en.ts';
import { messages as he } from './regions.he.ts';

export const messages = inLanguage(en, he);
