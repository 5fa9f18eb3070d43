import { type Category, listCategories } from '@otzar/contract/category';
import { asc } from 'drizzle-orm';
import { category } from '../db/schema.ts';
import type { Mount } from '../http/endpoint.ts';
import type { Shop } from '../shop.ts';
import { categoryPath } from './path.ts';

type Row = typeof category.$inferSelect;

export function categoryRoutes(mount: Mount, { db }: Shop): void {
  mount(listCategories, async () => {
    const rows = await db.select().from(category).orderBy(asc(category.position), asc(category.id));
    return treeBelow(null, rows);
  });
}

function treeBelow(parent: number | null, rows: Row[]): Category[] {
  return rows
    .filter((row) => row.parent_id === parent)
    .map((row) => ({
      name: row.name,
      value: categoryPath(row),
      children: treeBelow(row.id, rows),
    }));
}
