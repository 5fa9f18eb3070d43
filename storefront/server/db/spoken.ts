import type { Language } from '@otzar/contract/language';
import { text } from 'drizzle-orm/pg-core';

/** In which language something was said or asked for; what was kept before there were two is English. */
export const spoken = () => text('language').$type<Language>().notNull().default('en');
