import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './extras.en.ts';
import { messages as he } from './extras.he.ts';

export const messages = inLanguage(en, he);
