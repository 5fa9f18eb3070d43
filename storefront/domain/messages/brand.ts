import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './brand.en.ts';
import { messages as he } from './brand.he.ts';

export const messages = inLanguage(en, he);
