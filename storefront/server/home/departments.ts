import type { Home } from '@otzar/contract/home';
import { sql } from 'drizzle-orm';
import { categoryPath } from '../category/path.ts';
import type { Queryable } from '../db/database.ts';
import { departmentDrawing } from '../media/drawing.ts';
import { pictureOf } from '../media/picture.ts';

export type Department = Home['departments'][number] & { id: number };

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  index: string;
  slug: string;
  count: number;
}

/** The departments that have something to sell, each with its scene. */
export async function readDepartments(db: Queryable): Promise<Department[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, name, index, slug, product_count as count
    from category
    where parent_id is null and product_count > 0
    order by position, id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    path: categoryPath(row),
    count: row.count,
    image: pictureOf('department', row.id, 0, departmentDrawing(row)),
  }));
}
