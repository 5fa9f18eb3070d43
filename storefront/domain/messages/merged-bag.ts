import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './merged-bag.en.ts';
import { messages as he } from './merged-bag.he.ts';

export const messages = inLanguage(en, he);
