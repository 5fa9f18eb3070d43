import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { product, product_category } from '../db/schema.ts';
import type { Department } from './departments.ts';

/** More than a rail shows, so that it stays full without what other rails show already. */
const CANDIDATES = 60;
const DEPARTMENT_RAILS = 3;

interface Rail {
  title: string;
  path: string | null;
  candidates: number[];
}

const onHand = or(gt(product.stock, 0), eq(product.type, 'bundle'));

/** The rails of the shop window in display order, with more products than they show. */
export function readRails(db: Queryable, departments: Department[], now: Date): Promise<Rail[]> {
  const today = now.toISOString().slice(0, 10);
  const released = and(isNull(product.preorder_date), lte(product.release_date, today));
  const newest = departments[0] ? `${departments[0].path}?sort=release_date-desc` : null;
  return Promise.all([
    rail('Our best sellers', null, readIds(db, undefined, [desc(product.popularity)])),
    rail('New on the shelves', newest, readIds(db, released, [desc(product.release_date)])),
    rail(
      'In Hebrew and English',
      null,
      readIds(db, isNotNull(product.heb_title), [desc(product.popularity)]),
    ),
    ...departments
      .slice(0, DEPARTMENT_RAILS)
      .map((department) =>
        rail(`Loved in ${department.name}`, department.path, readBestOf(db, department.id)),
      ),
  ]);
}

async function rail(title: string, path: string | null, ids: Promise<number[]>): Promise<Rail> {
  return { title, path, candidates: await ids };
}

async function readIds(db: Queryable, where: SQL | undefined, order: SQL[]): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(onHand, where))
    .orderBy(...order)
    .limit(CANDIDATES);
  return rows.map((row) => row.id);
}

async function readBestOf(db: Queryable, categoryId: number): Promise<number[]> {
  const rows = await db
    .select({ id: product_category.product_id })
    .from(product_category)
    .where(eq(product_category.category_id, categoryId))
    .orderBy(desc(product_category.popularity), product_category.product_id)
    .limit(CANDIDATES);
  return rows.map((row) => row.id);
}
