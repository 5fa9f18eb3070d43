import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './line-extras.en.ts';
import { messages as he } from './line-extras.he.ts';

export const messages = inLanguage(en, he);
