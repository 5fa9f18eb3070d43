import { inLanguage } from '../language.ts';
import { messages as en } from './product.en.ts';
import { messages as he } from './product.he.ts';

export const messages = inLanguage(en, he);
