import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many visits each campaign led here, by day; nothing of who came. A mark that was not there is empty. */
export const campaign_visit = pgTable(
  'campaign_visit',
  {
    day: date().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    term: text().notNull(),
    content: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.medium, table.campaign, table.term, table.content] }),
  ],
);
