import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './cancellation.en.ts';
import { messages as he } from './cancellation.he.ts';

export const messages = inLanguage(en, he);
