import { createHash } from 'node:crypto';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  category,
  creator,
  type Drawing,
  product,
  product_category,
  product_code,
  product_creator,
  search_name,
  search_term,
  vendor,
} from '../../db/schema.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { productPath } from '../product/path.ts';
import { formsForProvider } from './index-forms.ts';

/** Products that are read at once. */
const BATCH = 500;

/** An entry of the search provider's index. */
export interface IndexObject {
  objectID: string;
  /** Tells whether the entry is as it was; of all else in it. */
  content_hash: string;
  [attribute: string]: unknown;
}

const hashed = ({ objectID, ...attributes }: { objectID: string; [name: string]: unknown }) => ({
  objectID,
  ...attributes,
  content_hash: createHash('sha1').update(JSON.stringify(attributes)).digest('hex'),
});

const readProducts = (db: Queryable, after: number) =>
  db
    .select({
      id: product.id,
      type: product.type,
      slug: product.slug,
      title: product.title,
      heb_title: product.heb_title,
      summary: product.short_desc,
      heb_summary: product.heb_short_desc,
      vendor: vendor.name,
      popularity: product.popularity,
      drawing: sql<Drawing>`${product.drawings}->0`,
    })
    .from(product)
    .innerJoin(vendor, sql`${vendor.id} = ${product.vendor_id}`)
    .where(gt(product.id, after))
    .orderBy(asc(product.id))
    .limit(BATCH);

/** All values that stand beside a product's id, by that id. */
function byProduct<V>(rows: { product_id: number; value: V }[]): Map<number, V[]> {
  const values = new Map<number, V[]>();
  for (const { product_id, value } of rows)
    values.set(product_id, [...(values.get(product_id) ?? []), value]);
  return values;
}

async function readCreators(db: Queryable, ids: number[]) {
  const rows = await db
    .select({
      product_id: product_creator.product_id,
      value: sql<string>`concat_ws(' · ', ${creator.name}, ${creator.heb_name})`,
    })
    .from(product_creator)
    .innerJoin(creator, sql`${creator.id} = ${product_creator.creator_id}`)
    .where(inArray(product_creator.product_id, ids))
    .orderBy(asc(product_creator.position));
  return byProduct(rows);
}

async function readDepartments(db: Queryable, ids: number[]) {
  const rows = await db
    .select({
      product_id: product_category.product_id,
      value: sql<string>`concat_ws(' · ', ${category.name}, ${category.heb_name})`,
    })
    .from(product_category)
    .innerJoin(category, sql`${category.id} = ${product_category.category_id}`)
    .where(inArray(product_category.product_id, ids))
    .orderBy(asc(category.id));
  return byProduct(rows);
}

async function readCodes(db: Queryable, ids: number[]) {
  const rows = await db
    .select({ product_id: product_code.product_id, value: product_code.code })
    .from(product_code)
    .where(inArray(product_code.product_id, ids))
    .orderBy(asc(product_code.code));
  return byProduct(rows);
}

/** Every product as the provider's index holds it, some hundreds at a time; what is shown of one, and found by. */
export async function* productObjects(db: Queryable): AsyncGenerator<IndexObject[]> {
  for (let last = 0; ; ) {
    const rows = await readProducts(db, last);
    const ids = rows.map(({ id }) => id);
    if (rows.length === 0) return;
    const [creators, departments, codes] = await Promise.all([
      readCreators(db, ids),
      readDepartments(db, ids),
      readCodes(db, ids),
    ]);
    yield rows.map(({ id, type, slug, drawing, ...words }) => {
      const named = [words.heb_title ?? '', ...(departments.get(id) ?? [])];
      return hashed({
        objectID: String(id),
        ...words,
        creators: creators.get(id) ?? [],
        departments: departments.get(id) ?? [],
        forms: formsForProvider([...named, ...(creators.get(id) ?? [])]),
        codes: codes.get(id) ?? [],
        path: productPath(type, slug, id),
        image: pictureOf('product', id, 0, drawing),
      });
    });
    last = ids.at(-1) ?? last;
  }
}

/** What is offered to search for: what others searched for, then names of creators, brands and departments. */
export async function* suggestionObjects(db: Queryable): AsyncGenerator<IndexObject[]> {
  const searched = await db
    .select({
      plain: search_term.plain,
      shown: sql<string>`(array_agg(${search_term.shown} order by ${search_term.day} desc))[1]`,
      weight: sql<number>`sum(${search_term.count})::int`,
    })
    .from(search_term)
    .groupBy(search_term.plain);
  const names = await db
    .select({
      plain: search_name.plain,
      shown: search_name.shown,
      weight: search_name.products,
    })
    .from(search_name);
  const byPlainWords = new Map([...names, ...searched].map((term) => [term.plain, term]));
  yield [...byPlainWords.values()].map(({ plain, shown, weight }) =>
    hashed({ objectID: plain, query: shown, popularity: weight }),
  );
}
