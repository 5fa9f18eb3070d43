import { inLanguage } from '../language.ts';
import { messages as en } from './bag.en.ts';
import { messages as he } from './bag.he.ts';

export const messages = inLanguage(en, he);
