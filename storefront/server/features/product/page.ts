import { type Language, language } from '@otzar/contract/language';
import { thumbnailOf } from '@otzar/contract/picture';
import type { Product, Variation } from '@otzar/contract/product';
import { toUsd } from '@otzar/domain/money';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import {
  bundle_part,
  creator,
  product,
  product_creator,
  variation,
  vendor,
} from '../../db/schema.ts';
import { readCatalogueWords, type Words } from '../../kit/catalogue-words.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { readBreadcrumbTrail } from '../category/breadcrumb-trail.ts';
import { available, variationAvailable } from './availability.ts';
import { readCards, readRelatedCards } from './card.ts';
import { productPath } from './path.ts';
import { readStock, type Stock } from './stock.ts';

const RELATED = 8;

/** Who made it, in order of the title page; one query less than asking for them by themselves. */
const creators = sql<Product['creators']>`(
  select coalesce(json_agg(json_build_object(
    'id', ${creator.id},
    'name', ${creator.name},
    'heb_name', ${creator.heb_name},
    'path', '/creator/' || ${creator.slug} || '/' || ${creator.id}
  ) order by ${product_creator.position}), '[]')
  from ${product_creator} join ${creator} on ${creator.id} = ${product_creator.creator_id}
  where ${product_creator.product_id} = ${product.id})`;

/** A page takes some ten kilobytes. */
const keptIn: Record<Language, RevisionCache<Product>> = {
  en: new RevisionCache(1_000),
  he: new RevisionCache(1_000),
};

const idsOf = (things: { id: number }[] = []) => things.map(({ id }) => id);

/** All that a product's page shows; `null` when it is not sold. */
export async function readProductPage(db: Queryable, id: number): Promise<Product | null> {
  const keptPages = keptIn[language()];
  const last = keptPages.last(id);
  const parts = last?.parts.map((part) => part.product);
  const others = [...idsOf(last?.related), ...idsOf(parts)];
  const stock = await readStock(db, [id, ...others], idsOf(last?.variation_infos));
  const kept = keptPages.get(id, stock.revision);
  if (kept !== undefined) return withStock(kept, stock);
  const page = await readNewPage(db, id);
  if (page !== null) keptPages.keep(id, stock.revision, page);
  return page;
}

/** A page that was read before, with what is on hand now. */
function withStock(page: Product, { products, variations }: Stock): Product {
  const now = <T extends { id: number; max: number }>(thing: T, stock: Stock['products']): T => ({
    ...thing,
    max: stock[thing.id] ?? thing.max,
  });
  return {
    ...now(page, products),
    variation_infos: page.variation_infos.map((one) => now(one, variations)),
    parts: page.parts.map((part) => ({ ...part, product: now(part.product, products) })),
    related: page.related.map((one) => now(one, products)),
  };
}

async function readNewPage(db: Queryable, id: number): Promise<Product | null> {
  const [found] = await db
    .select({ row: product, vendor: vendor.name, max: available, creators })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendor_id))
    .where(eq(product.id, id));
  if (found === undefined) return null;
  const { row } = found;
  const words = await readCatalogueWords(db);
  const [variations, parts, way, related] = await Promise.all([
    row.has_variations ? readVariations(db, row, words) : [],
    row.type === 'bundle' ? readParts(db, id) : [],
    readBreadcrumbTrail(db, words, row.category_id),
    readRelatedCards(db, row, RELATED),
  ]);
  const path = productPath(row.type, row.slug, id);
  const media = row.drawings.map((drawing, at) =>
    pictureOf('product', id, at, drawing, row.heb_title),
  );
  const [image] = media;
  if (image === undefined) throw new Error(`Product ${id} has no picture.`);
  return {
    id,
    product_id: id,
    type: row.type,
    item_type: row.item_type,
    title: row.title,
    heb_title: row.heb_title,
    path,
    price: toUsd(row.price_cents),
    fake_price: toUsd(row.fake_price_cents),
    vendor: found.vendor,
    vendor_id: row.vendor_id,
    creators: found.creators,
    image,
    media,
    media_urls: media.map(thumbnailOf),
    max: found.max,
    max_quantity: row.max_quantity,
    has_variations: row.has_variations,
    sku: row.sku,
    preorder_date: row.preorder_date,
    exclude_free_shipping: row.exclude_free_shipping,
    description: row.description,
    short_desc: row.short_desc,
    heb_description: row.heb_description,
    heb_short_desc: row.heb_short_desc,
    meta: row.meta.map(({ label, value }) => ({ label: words(label), value: words(value) })),
    tax_code: row.tax_code,
    options: row.options.map(({ name, values }) => ({
      name: words(name),
      values: values.map(words),
    })),
    variation_infos: variations,
    personalizations: row.personalizations.map((field) => ({
      ...field,
      label: words(field.label),
    })),
    gift_wrap: row.gift_wrap_cents === null ? null : toUsd(row.gift_wrap_cents),
    parts,
    breadcrumbs: [...way, { name: (language() === 'he' && row.heb_title) || row.title, path }],
    related,
  };
}

async function readVariations(
  db: Queryable,
  { id, heb_title, options }: Pick<Product, 'id' | 'heb_title' | 'options'>,
  words: Words,
): Promise<Variation[]> {
  const rows = await db
    .select({ row: variation, max: variationAvailable })
    .from(variation)
    .where(eq(variation.product_id, id))
    .orderBy(asc(variation.position), asc(variation.id));
  return rows.map(({ row, max }) => ({
    id: row.id,
    options: Object.fromEntries(
      Object.entries(row.options).map(([name, value]) => [words(name), words(value)]),
    ),
    price: toUsd(row.price_cents),
    fake_price: toUsd(row.fake_price_cents),
    picture: row.drawing && pictureOf('variation', row.id, 0, row.drawing, heb_title),
    preorder_date: row.preorder_date,
    item_type: row.item_type,
    max,
    max_quantity: row.max_quantity,
    sku: row.sku,
    meta: options.map(({ name }) => ({
      label: words(name),
      value: words(row.options[name] ?? ''),
    })),
  }));
}

async function readParts(db: Queryable, bundleId: number): Promise<Product['parts']> {
  const rows = await db
    .select()
    .from(bundle_part)
    .where(eq(bundle_part.bundle_id, bundleId))
    .orderBy(asc(bundle_part.product_id));
  const cards = await readCards(
    db,
    rows.map((row) => row.product_id),
  );
  return cards.flatMap((card) => {
    const row = rows.find((part) => part.product_id === card.id);
    return row ? { quantity: row.quantity, product: card } : [];
  });
}
