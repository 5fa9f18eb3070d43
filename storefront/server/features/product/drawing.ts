import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { category, type Drawing, product, variation } from '../../db/schema.ts';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import { departmentDrawing } from '../../kit/pictures/drawing.ts';
import type { PictureKind } from '../../kit/pictures/picture.ts';
import type { Shop } from '../../kit/shop.ts';
import { eGiftCardDrawing } from '../e-gift-card/offer.ts';

/** A drawing takes half a kilobyte. */
const MOST_DRAWINGS = 10_000;

/** Drawings by the addresses of their pictures: they are of the catalogue that the index is of, and go with it. */
const kept = new WeakMap<ListIndex, Map<string, Drawing>>();

/** The drawing that a picture's address stands for; `null` when there is no such thing. */
export async function loadDrawing(
  { db, readIndex }: Pick<Shop, 'db' | 'readIndex'>,
  ...asked: [kind: PictureKind, id: number, index: number]
): Promise<Drawing | null> {
  const index = await readIndex();
  const drawings = kept.get(index) ?? new Map<string, Drawing>();
  kept.set(index, drawings);
  const key = asked.join(' ');
  const drawing = drawings.get(key) ?? (await readDrawing(db, ...asked));
  if (drawing !== null && drawings.size < MOST_DRAWINGS) drawings.set(key, drawing);
  return drawing;
}

async function readDrawing(
  db: Queryable,
  kind: PictureKind,
  id: number,
  index: number,
): Promise<Drawing | null> {
  if (kind === 'variation') {
    const [row] = await db.select().from(variation).where(eq(variation.id, id));
    return row?.drawing ?? null;
  }
  if (kind === 'gift-card') return eGiftCardDrawing(id);
  const drawings = kind === 'product' ? await ofProduct(db, id) : await ofDepartment(db, id);
  return drawings[index] ?? null;
}

async function ofProduct(db: Queryable, id: number): Promise<Drawing[]> {
  const [row] = await db
    .select({ drawings: product.drawings })
    .from(product)
    .where(eq(product.id, id));
  return row?.drawings ?? [];
}

async function ofDepartment(db: Queryable, id: number): Promise<Drawing[]> {
  const [row] = await db
    .select({ index: category.index, name: category.name })
    .from(category)
    .where(and(eq(category.id, id), isNull(category.parent_id)));
  return row ? [departmentDrawing(row)] : [];
}
