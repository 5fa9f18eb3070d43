import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './return-status.en.ts';
import { messages as he } from './return-status.he.ts';

export const messages = inLanguage(en, he);
