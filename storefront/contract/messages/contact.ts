import { inLanguage } from '../language.ts';
import { messages as en } from './contact.en.ts';
import { messages as he } from './contact.he.ts';

export const messages = inLanguage(en, he);
