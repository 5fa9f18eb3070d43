import { inLanguage } from '../language.ts';
import { messages as en } from './return.en.ts';
import { messages as he } from './return.he.ts';

export const messages = inLanguage(en, he);
