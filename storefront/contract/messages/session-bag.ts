import { inLanguage } from '../language.ts';
import { messages as en } from './session-bag.en.ts';
import { messages as he } from './session-bag.he.ts';

export const messages = inLanguage(en, he);
