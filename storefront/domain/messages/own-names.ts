import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './own-names.en.ts';
import { messages as he } from './own-names.he.ts';

export const messages = inLanguage(en, he);
