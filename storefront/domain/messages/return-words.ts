import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './return-words.en.ts';
import { messages as he } from './return-words.he.ts';

export const messages = inLanguage(en, he);
