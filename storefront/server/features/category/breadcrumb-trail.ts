import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Words } from '../../kit/catalogue-words.ts';
import { messages } from './messages.ts';
import { categoryPath } from './path.ts';

interface Step extends Record<string, unknown> {
  id: number;
  index: string;
  slug: string;
  name: string;
}

/** The way from Home to everything. */
export const home = () => ({ name: messages.home, path: '/' });

/** The way down from Home to a category, itself last, as breadcrumbs. */
export async function readBreadcrumbTrail(
  db: Queryable,
  words: Words,
  categoryId: number,
): Promise<{ name: string; path: string }[]> {
  const { rows } = await db.execute<Step>(sql`
    with recursive way as (
      select id, parent_id, index, slug, name, 0 as height from category where id = ${categoryId}
      union all
      select above.id, above.parent_id, above.index, above.slug, above.name, way.height + 1
      from category above join way on above.id = way.parent_id
    )
    select id, index, slug, name from way order by height desc`);
  return [home(), ...rows.map((step) => ({ name: words(step.name), path: categoryPath(step) }))];
}
