import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './gift-card.en.ts';
import { messages as he } from './gift-card.he.ts';

export const messages = inLanguage(en, he);
