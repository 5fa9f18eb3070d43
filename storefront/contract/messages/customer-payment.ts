import { inLanguage } from '../language.ts';
import { messages as en } from './customer-payment.en.ts';
import { messages as he } from './customer-payment.he.ts';

export const messages = inLanguage(en, he);
