import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './recurring.en.ts';
import { messages as he } from './recurring.he.ts';

export const messages = inLanguage(en, he);
