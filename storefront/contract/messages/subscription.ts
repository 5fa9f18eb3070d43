import { inLanguage } from '../language.ts';
import { messages as en } from './subscription.en.ts';
import { messages as he } from './subscription.he.ts';

export const messages = inLanguage(en, he);
