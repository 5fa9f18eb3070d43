import { inLanguage } from '../language.ts';
import { messages as en } from './school.en.ts';
import { messages as he } from './school.he.ts';

export const messages = inLanguage(en, he);
