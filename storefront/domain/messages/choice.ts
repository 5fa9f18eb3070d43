import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './choice.en.ts';
import { messages as he } from './choice.he.ts';

export const messages = inLanguage(en, he);
