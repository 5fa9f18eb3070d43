import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './library.en.ts';
import { messages as he } from './library.he.ts';

export const messages = inLanguage(en, he);
