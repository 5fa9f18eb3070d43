import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './customer-order.en.ts';
import { messages as he } from './customer-order.he.ts';

export const messages = inLanguage(en, he);
