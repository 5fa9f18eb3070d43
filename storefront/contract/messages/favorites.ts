import { inLanguage } from '../language.ts';
import { messages as en } from './favorites.en.ts';
import { messages as he } from './favorites.he.ts';

export const messages = inLanguage(en, he);
