import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './product-form.en.ts';
import { messages as he } from './product-form.he.ts';

export const messages = inLanguage(en, he);
