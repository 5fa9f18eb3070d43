import { inLanguage } from '../language.ts';
import { messages as en } from './utm.en.ts';
import { messages as he } from './utm.he.ts';

export const messages = inLanguage(en, he);
