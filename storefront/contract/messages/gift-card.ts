import { inLanguage } from '../language.ts';
import { messages as en } from './gift-card.en.ts';
import { messages as he } from './gift-card.he.ts';

export const messages = inLanguage(en, he);
