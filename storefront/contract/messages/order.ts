import { inLanguage } from '../language.ts';
import { messages as en } from './order.en.ts';
import { messages as he } from './order.he.ts';

export const messages = inLanguage(en, he);
