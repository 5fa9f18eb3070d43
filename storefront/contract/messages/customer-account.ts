import { inLanguage } from '../language.ts';
import { messages as en } from './customer-account.en.ts';
import { messages as he } from './customer-account.he.ts';

export const messages = inLanguage(en, he);
