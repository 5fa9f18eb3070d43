import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './places.en.ts';
import { messages as he } from './places.he.ts';

export const messages = inLanguage(en, he);
