import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './free-shipping.en.ts';
import { messages as he } from './free-shipping.he.ts';

export const messages = inLanguage(en, he);
