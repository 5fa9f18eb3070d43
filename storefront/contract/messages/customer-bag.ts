import { inLanguage } from '../language.ts';
import { messages as en } from './customer-bag.en.ts';
import { messages as he } from './customer-bag.he.ts';

export const messages = inLanguage(en, he);
