import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './e-gift-card.en.ts';
import { messages as he } from './e-gift-card.he.ts';

export const messages = inLanguage(en, he);
