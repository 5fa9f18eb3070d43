import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, which is the same in every time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
