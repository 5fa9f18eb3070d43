import type { School } from '@otzar/contract/school';
import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { product } from './catalogue-tables.ts';

/** A school whose lists the shop keeps. */
export const school = pgTable(
  'school',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    lang: text().$type<School['lang']>().notNull(),
    city: text().notNull(),
    /** Two-letter code. */
    country: text().notNull(),
    zip: text().notNull(),
  },
  (t) => [index('school_country').on(t.country)],
);

/** What a school asks for in a grade and a school year. */
export const supply_list = pgTable(
  'supply_list',
  {
    id: serial().primaryKey(),
    school_id: integer()
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** With its track where a grade has several; the list of another year has the same. */
    grade: text().notNull(),
    /** Among the grades of its school, the youngest first. */
    position: integer().notNull(),
    /** The year of the autumn in which its school year begins. */
    year: integer().notNull(),
  },
  (t) => [index('supply_list_school').on(t.school_id)],
);

export const supply_entry = pgTable(
  'supply_entry',
  {
    list_id: integer()
      .notNull()
      .references(() => supply_list.id, { onDelete: 'cascade' }),
    /** Its number within the list: it stands in shared links, and no other entry ever gets it. */
    id: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    required: boolean().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.list_id, t.id] }),
    index('supply_entry_product').on(t.product_id),
  ],
);
