import { type Category, listCategories } from '@otzar/contract/category';
import { asc } from 'drizzle-orm';
import { category } from '../db/schema.ts';
import type { Mount } from '../http/endpoint.ts';
import { SCHOOLS_PATH } from '../school/path.ts';
import type { Shop } from '../shop.ts';
import { categoryPath } from './path.ts';

type Row = typeof category.$inferSelect;

/** The department of what schools ask for. */
const SCHOOL = 'school';
/** Stands first in it: most who come for school things have a list in hand. */
const schoolLists: Category = { name: 'Your school’s list', value: SCHOOLS_PATH, children: [] };

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
      children: [
        ...(row.index === SCHOOL && parent === null ? [schoolLists] : []),
        ...treeBelow(row.id, rows),
      ],
    }));
}
