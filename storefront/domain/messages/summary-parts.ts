import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './summary-parts.en.ts';
import { messages as he } from './summary-parts.he.ts';

export const messages = inLanguage(en, he);
