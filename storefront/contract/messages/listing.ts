import { inLanguage } from '../language.ts';
import { messages as en } from './listing.en.ts';
import { messages as he } from './listing.he.ts';

export const messages = inLanguage(en, he);
