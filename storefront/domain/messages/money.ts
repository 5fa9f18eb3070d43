import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './money.en.ts';
import { messages as he } from './money.he.ts';

export const messages = inLanguage(en, he);
