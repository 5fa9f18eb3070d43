import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { product } from './catalogue-tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The plain words of a product: of its titles, of its departments, and of its makers and its summary. */
export const product_words = pgTable(
  'product_words',
  {
    product_id: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    plain_title: text().notNull(),
    plain_heb_title: text().notNull().default(''),
    department_words: text().array().notNull().default([]),
    other_words: text().array().notNull().default([]),
  },
  (t) => [
    index('product_words_popularity').on(t.popularity.desc().nullsFirst(), t.product_id),
    index('product_words_title').on(t.plain_title),
    index('product_words_heb_title').on(t.plain_heb_title),
  ],
);

/** All products, the most popular first: what stands in {@link search_word} by its place in this order. One row. */
export const search_order = pgTable('search_order', {
  /** Drawn anew with each order. */
  revision: text().primaryKey(),
  /** Ids, four bytes each. */
  product_ids: bytea().notNull(),
});

/** SKUs and ISBNs in one piece, those of variations too. */
export const product_code = pgTable(
  'product_code',
  {
    code: text().notNull(),
    product_id: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.product_id] }),
    index('product_code_start').on(t.code.op('text_pattern_ops')),
    index('product_code_product').on(t.product_id),
  ],
);

/** Each word of the catalogue once, with its products; the empty one counts them all. */
export const search_word = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** In Latin letters one for one, since a database may know trigrams of no others. */
    spelled: text().notNull(),
    /** It, and it without any one letter. */
    shorter: text().array().notNull(),
    /** How many products have it in their title, and how many at all. */
    titles: integer().notNull(),
    products: integer().notNull(),
    /** Which products have it, and where (`features/search/postings.ts`). */
    postings: bytea().notNull(),
  },
  (t) => [
    index('search_word_start').on(t.word.op('text_pattern_ops')),
    index('search_word_shorter').using('gin', t.shorter),
    index('search_word_trigram').using('gin', t.spelled.op('gin_trgm_ops')),
  ],
);

/**
 * What else a word of the catalogue is found by: what a Hebrew one may be a form of, and what is heard of a word of an
 * author's name, behind an at sign.
 */
export const search_form = pgTable(
  'search_form',
  {
    form: text().notNull(),
    /** It in defective spelling. */
    defective: text().notNull(),
    word: text().notNull(),
    /** How far it is from the word (`domain/hebrew-words.ts`). */
    cost: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.form] }),
    index('search_form_start').on(t.form.op('text_pattern_ops')),
    index('search_form_defective').on(t.defective),
  ],
);

/** Names that may be suggested as a search: creators, brands and departments. */
export const search_name = pgTable(
  'search_name',
  {
    id: serial().primaryKey(),
    shown: text().notNull(),
    plain: text().notNull(),
    words: tsvector().notNull(),
    /** How many products it leads to. */
    products: integer().notNull(),
  },
  (t) => [index('search_name_words').using('gin', t.words)],
);

/** What shoppers searched and found, counted by day; it is not kept who they were. */
export const search_term = pgTable(
  'search_term',
  {
    plain: text().notNull(),
    day: date().notNull(),
    /** As it was typed last. */
    shown: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.plain, t.day] }),
    index('search_term_words').using('gin', sql`to_tsvector('simple', ${t.plain})`),
    index('search_term_day').on(t.day),
  ],
);
