import { inLanguage } from '../language.ts';
import { messages as en } from './scalar.en.ts';
import { messages as he } from './scalar.he.ts';

export const messages = inLanguage(en, he);
