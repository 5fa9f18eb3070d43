import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './added.en.ts';
import { messages as he } from './added.he.ts';

export const messages = inLanguage(en, he);
