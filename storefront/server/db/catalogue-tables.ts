import type { Content } from '@otzar/contract/content';
import type { Product } from '@otzar/contract/product';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

type ProductType = Product['type'];
type ItemType = Product['item_type'];

/** A department (no parent) or what lies below it. `index` is the slug of its department. */
export const category = pgTable(
  'category',
  {
    id: serial().primaryKey(),
    parent_id: integer(),
    index: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    heb_name: text(),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** Kept by whoever adds products, so that a listing needs no count over its rows. */
    product_count: integer().notNull().default(0),
  },
  (t) => [index('category_parent').on(t.parent_id)],
);

export const vendor = pgTable('vendor', {
  id: serial().primaryKey(),
  name: text().notNull(),
  slug: text().notNull(),
});

export const creator = pgTable('creator', {
  id: serial().primaryKey(),
  name: text().notNull(),
  heb_name: text(),
  slug: text().notNull(),
  /** A sentence or two about them. */
  about: text().notNull().default(''),
});

/** How the media service draws a picture: the same words always give the same picture. */
export interface Drawing {
  /** What is drawn, e.g. `cover`, `mug`, `pencils`, `gift-card`. */
  motif: string;
  seed: number;
  /** Words on the object, e.g. a cover's title and author. */
  words: string[];
  alt: string;
  width: number;
  height: number;
  tint: string;
}

export const product = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    type: text().$type<Exclude<ProductType, 'variation'>>().notNull(),
    item_type: text().$type<ItemType>().notNull(),
    title: text().notNull(),
    heb_title: text(),
    slug: text().notNull(),
    short_desc: text().notNull(),
    description: text().notNull(),
    heb_short_desc: text(),
    heb_description: text(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id),
    /** The lowest level of the tree that it belongs to; its breadcrumbs follow from it. */
    category_id: integer()
      .notNull()
      .references(() => category.id),
    price_cents: integer().notNull(),
    fake_price_cents: integer().notNull().default(0),
    tax_code: integer().notNull(),
    sku: text().notNull(),
    /** On hand; of a product with variations the sum of theirs, of a bundle unused. */
    stock: integer().notNull(),
    max_quantity: integer().notNull().default(99),
    has_variations: boolean().notNull().default(false),
    release_date: date().notNull(),
    preorder_date: date(),
    exclude_free_shipping: boolean().notNull().default(false),
    /** Higher sells better: the order of "Most Relevant" in a listing. */
    popularity: integer().notNull().default(0),
    meta: jsonb().$type<Product['meta']>().notNull().default([]),
    options: jsonb().$type<Product['options']>().notNull().default([]),
    personalizations: jsonb().$type<Product['personalizations']>().notNull().default([]),
    /** What it costs to have a line of it wrapped; null where it cannot be. */
    gift_wrap_cents: integer(),
    drawings: jsonb().$type<Drawing[]>().notNull(),
  },
  (t) => [
    uniqueIndex('product_sku').on(t.sku),
    index('product_home_category').on(t.category_id),
    index('product_popularity').on(t.popularity),
  ],
);

export const variation = pgTable(
  'variation',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => product.id),
    position: integer().notNull().default(0),
    options: jsonb().$type<Record<string, string>>().notNull(),
    price_cents: integer().notNull(),
    fake_price_cents: integer().notNull().default(0),
    stock: integer().notNull(),
    max_quantity: integer().notNull().default(99),
    sku: text().notNull(),
    item_type: text().$type<ItemType>().notNull(),
    preorder_date: date(),
    drawing: jsonb().$type<Drawing>(),
  },
  (t) => [uniqueIndex('variation_sku').on(t.sku), index('variation_product').on(t.product_id)],
);

export const bundle_part = pgTable(
  'bundle_part',
  {
    bundle_id: integer()
      .notNull()
      .references(() => product.id),
    product_id: integer()
      .notNull()
      .references(() => product.id),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bundle_id, t.product_id] })],
);

export const product_creator = pgTable(
  'product_creator',
  {
    product_id: integer()
      .notNull()
      .references(() => product.id),
    creator_id: integer()
      .notNull()
      .references(() => creator.id),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.creator_id] }),
    index('product_creator_creator').on(t.creator_id),
  ],
);

/**
 * A product in each category that shows it, the levels above included, with its popularity repeated: the
 * best sellers of a category are then one index range, however large the catalogue. Nulls come first in
 * a descending index, as in a plain `order by … desc`, or PostgreSQL would sort all over again.
 */
export const product_category = pgTable(
  'product_category',
  {
    category_id: integer()
      .notNull()
      .references(() => category.id),
    product_id: integer()
      .notNull()
      .references(() => product.id),
    popularity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.category_id, t.product_id] }),
    index('product_category_popularity').on(
      t.category_id,
      t.popularity.desc().nullsFirst(),
      t.product_id,
    ),
    index('product_category_product').on(t.product_id),
  ],
);

/**
 * What texts of the catalogue are in Hebrew that have no column for it: facts, options, descriptions of lists and pages
 * of words. Each stands for its text wherever that is written.
 */
export const hebrew_text = pgTable('hebrew_text', {
  text: text().primaryKey(),
  hebrew: text().notNull(),
});

export const content = pgTable('content', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  blocks: jsonb().$type<Content['blocks']>().notNull(),
});

/** What prices can be shown in. No amount that is charged is worked out from it. */
export const currency = pgTable('currency', {
  /** Code of ISO 4217. */
  currency: text().primaryKey(),
  name: text().notNull(),
  /** How much of it one dollar is. */
  rate: numeric({ precision: 16, scale: 6, mode: 'number' }).notNull(),
  symbol: text().notNull(),
  position: integer().notNull(),
});
