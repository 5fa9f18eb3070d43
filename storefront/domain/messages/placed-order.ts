import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './placed-order.en.ts';
import { messages as he } from './placed-order.he.ts';

export const messages = inLanguage(en, he);
