import { type Language, language } from '@otzar/contract/language';
import type { ProductCard } from '@otzar/contract/product';
import { toUsd } from '@otzar/domain/money';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import {
  creator,
  type Drawing,
  product,
  product_category,
  product_creator,
  vendor,
} from '../../db/schema.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { available } from './availability.ts';
import { productPath } from './path.ts';
import { readStock } from './stock.ts';

/** Names in the language of whoever is answered, as far as they are known in it. */
const creatorNames = () => {
  const { name, heb_name } = creator;
  const shown = language() === 'he' ? sql`coalesce(${heb_name}, ${name})` : name;
  return sql<string[]>`array(
  select ${shown} from ${product_creator}
  join ${creator} on ${creator.id} = ${product_creator.creator_id}
  where ${product_creator.product_id} = ${product.id}
  order by ${product_creator.position})`;
};

const selectCards = (db: Queryable) =>
  db
    .select({
      id: product.id,
      type: product.type,
      item_type: product.item_type,
      title: product.title,
      heb_title: product.heb_title,
      slug: product.slug,
      price_cents: product.price_cents,
      fake_price_cents: product.fake_price_cents,
      vendor: vendor.name,
      creators: creatorNames(),
      drawing: sql<Drawing>`${product.drawings}->0`,
      max: available,
      has_variations: product.has_variations,
      sku: product.sku,
      preorder_date: product.preorder_date,
      exclude_free_shipping: product.exclude_free_shipping,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendor_id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectCards>>[number];

/** On a Hebrew page a card has one title: the Hebrew one, where there is one. */
const titlesOf = ({ title, heb_title }: Pick<Row, 'title' | 'heb_title'>) =>
  language() === 'he' && heb_title !== null ? { title: heb_title, heb_title: null } : { title };

const cardOf = ({ slug, price_cents, fake_price_cents, drawing, ...row }: Row): ProductCard => ({
  ...row,
  ...titlesOf(row),
  path: productPath(row.type, slug, row.id),
  price: toUsd(price_cents),
  fake_price: toUsd(fake_price_cents),
  image: pictureOf('product', row.id, 0, drawing, row.heb_title),
});

/** A card takes about a kilobyte. */
const keptIn: Record<Language, RevisionCache<ProductCard>> = {
  en: new RevisionCache(5_000),
  he: new RevisionCache(5_000),
};

/** The cards of products, in the order of their ids; an id that is not sold is left out. */
export async function readCards(db: Queryable, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const keptCards = keptIn[language()];
  const { revision, products: stock } = await readStock(db, ids);
  const cards = new Map(ids.map((id) => [id, keptCards.get(id, revision)]));
  const missing = ids.filter((id) => id in stock && cards.get(id) === undefined);
  for (const card of await readNewCards(db, missing)) {
    keptCards.keep(card.id, revision, card);
    cards.set(card.id, card);
  }
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : { ...card, max: stock[id] ?? card.max };
  });
}

async function readNewCards(db: Queryable, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where(among(product.id, ids));
  return rows.map(cardOf);
}

/** The cards of what sells best in a category, but for one product. */
export async function readRelatedCards(
  db: Queryable,
  { id, category_id }: { id: number; category_id: number },
  most: number,
): Promise<ProductCard[]> {
  const bestSellers = db
    .select({ id: product_category.product_id })
    .from(product_category)
    .where(and(eq(product_category.category_id, category_id), ne(product_category.product_id, id)))
    .orderBy(desc(product_category.popularity), asc(product_category.product_id))
    .limit(most);
  const rows = await selectCards(db)
    .where(inArray(product.id, bestSellers))
    .orderBy(desc(product.popularity), asc(product.id));
  return rows.map(cardOf);
}
