import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './address.en.ts';
import { messages as he } from './address.he.ts';

export const messages = inLanguage(en, he);
