import { inLanguage } from '@otzar/contract/language';
import { messages as en } from './calendar-day.en.ts';
import { messages as he } from './calendar-day.he.ts';

export const messages = inLanguage(en, he);
