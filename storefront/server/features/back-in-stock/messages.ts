import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './messages.en.ts';
import { messages as he } from './messages.he.ts';

export const messages = inLanguage(en, he);
