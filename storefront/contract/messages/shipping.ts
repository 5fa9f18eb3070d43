import { inLanguage } from '../language.ts';
import { messages as en } from './shipping.en.ts';
import { messages as he } from './shipping.he.ts';

export const messages = inLanguage(en, he);
