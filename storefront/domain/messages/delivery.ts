import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './delivery.en.ts';
import { messages as he } from './delivery.he.ts';

export const messages = inLanguage(en, he);
