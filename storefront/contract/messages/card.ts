import { inLanguage } from '../language.ts';
import { messages as en } from './card.en.ts';
import { messages as he } from './card.he.ts';

export const messages = inLanguage(en, he);
