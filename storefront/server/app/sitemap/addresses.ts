import { SITEMAP_PART } from '@otzar/domain/sitemap';
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  automated_category,
  category,
  collection,
  content,
  creator,
  product,
  school,
} from '../../db/schema.ts';
import { categoryPath, SCHOOLS_PATH } from '../../features/category/path.ts';
import { automatedPath, collectionPath, creatorPath } from '../../features/listing/path.ts';
import { productPath } from '../../features/product/path.ts';
import { gradesPath } from '../../features/school/path.ts';

/** The parts that have products, from 1: by their ids, so that no part has to count those before it. */
export async function readProductParts(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ part: number }>(sql`
    select distinct (id - 1) / ${SITEMAP_PART}::int + 1 as part from ${product} order by part`);
  return rows.map(({ part }) => part);
}

/** The products of a part, from 1. */
export async function readProductAddresses(db: Queryable, part: number): Promise<string[]> {
  const { id, type, slug } = product;
  const rows = await db
    .select({ id, type, slug })
    .from(product)
    .where(and(gt(id, (part - 1) * SITEMAP_PART), lte(id, part * SITEMAP_PART)))
    .orderBy(asc(id));
  return rows.map((row) => productPath(row.type, row.slug, row.id));
}

/** Everything of the shop that is no product. */
export async function readPageAddresses(db: Queryable): Promise<string[]> {
  const [categories, automated, collections, creators, pages, schools] = await Promise.all([
    db.select().from(category).orderBy(asc(category.id)),
    db.select().from(automated_category).orderBy(asc(automated_category.id)),
    db.select().from(collection).orderBy(asc(collection.id)),
    db.select().from(creator).orderBy(asc(creator.id)),
    db.select({ id: content.id, slug: content.slug }).from(content).orderBy(asc(content.id)),
    db.select({ id: school.id }).from(school).orderBy(asc(school.id)),
  ]);
  return [
    '/',
    ...categories.filter((row) => row.product_count > 0).map(categoryPath),
    '/e-gift-card',
    ...automated.map(automatedPath),
    ...collections.map(collectionPath),
    ...creators.map(creatorPath),
    ...pages.map(({ slug, id }) => `/${slug}/${id}`),
    SCHOOLS_PATH,
    ...schools.map(({ id }) => gradesPath(id)),
  ];
}
