import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './opening-hours.en.ts';
import { messages as he } from './opening-hours.he.ts';

export const messages = inLanguage(en, he);
