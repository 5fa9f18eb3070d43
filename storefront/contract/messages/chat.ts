import { inLanguage } from '../language.ts';
import { messages as en } from './chat.en.ts';
import { messages as he } from './chat.he.ts';

export const messages = inLanguage(en, he);
