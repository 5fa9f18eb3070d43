import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './listing.en.ts';
import { messages as he } from './listing.he.ts';

export const messages = inLanguage(en, he);
