import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './password.en.ts';
import { messages as he } from './password.he.ts';

export const messages = inLanguage(en, he);
