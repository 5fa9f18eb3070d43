import type { LibraryItem } from '@otzar/contract/library';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Drawing, library_item, product, type Work } from '../../db/schema.ts';
import { notFound } from '../../kit/http-error.ts';
import { drawingOf } from '../../kit/pictures/drawing.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { productPath } from '../product/path.ts';
import { bookOf } from './book.ts';
import { epubOf } from './epub.ts';
import { messages } from './messages.ts';

/** What a work is drawn as once the shop has no picture of it any more. */
const plainCover = ({ title, creators }: Work): Drawing =>
  drawingOf({
    motif: 'cover/fiction',
    words: [title, creators[0] ?? ''],
    alt: messages.coverOf(title),
    seed: 1,
  });

/** The digital items of a customer, the newest first, each with the size that its file really has. */
export async function readLibraryOf(db: Queryable, customer: number): Promise<LibraryItem[]> {
  const rows = await db
    .select()
    .from(library_item)
    .where(eq(library_item.customer_id, customer))
    .orderBy(desc(library_item.bought_at), desc(library_item.id));
  const sold = await readSold(
    db,
    rows.map(({ product_id }) => product_id),
  );
  return rows.map(({ id, order_id, product_id, work, bought_at }) => {
    const found = sold.get(product_id);
    return {
      ...{ id, order_id, product_id },
      title: work.title,
      heb_title: work.heb_title,
      creators: work.creators,
      path: found ? productPath(found.type, found.slug, product_id) : '',
      image: pictureOf(
        'product',
        product_id,
        0,
        found?.drawing ?? plainCover(work),
        work.heb_title,
      ),
      bought_at: bought_at.toISOString(),
      format: 'EPUB',
      size: epubOf(bookOf(work)).length,
    };
  });
}

async function readSold(db: Queryable, ids: number[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: product.id,
      type: product.type,
      slug: product.slug,
      drawing: sql<Drawing>`${product.drawings}->0`,
    })
    .from(product)
    .where(inArray(product.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes sure that an item is a customer's. @throws {HttpError} 404 where it is not */
export async function requireItem(db: Queryable, customer: number, id: number): Promise<void> {
  const own = and(eq(library_item.id, id), eq(library_item.customer_id, customer));
  const rows = await db.select({ id: library_item.id }).from(library_item).where(own);
  if (rows.length === 0) throw notFound(messages.missing);
}

/** What is read of an item, whoever's it is; null where it is gone. */
export async function readWork(db: Queryable, id: number): Promise<Work | null> {
  const [row] = await db
    .select({ work: library_item.work })
    .from(library_item)
    .where(eq(library_item.id, id));
  return row?.work ?? null;
}
