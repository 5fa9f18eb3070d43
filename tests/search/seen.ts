import { sql } from 'drizzle-orm';
import type { Database } from '../../storefront/server/db/database.ts';
import {
  category,
  creator,
  product,
  product_category,
  product_creator,
} from '../../storefront/server/db/schema.ts';
import type { Wanted } from './query.ts';

/** What is seen of a product among results. */
export interface Seen extends Record<string, unknown> {
  id: number;
  /** In both languages. */
  titles: string;
  authors: string[];
  /** Slugs of the departments that it is in, of all levels. */
  departments: string[];
}

/** What is seen of these products, in their order. */
export async function readSeen(db: Database, ids: number[]): Promise<Seen[]> {
  const { rows } = await db.execute<Seen>(sql`
    select id, concat_ws(' / ', title, heb_title) as titles,
      array(select c.name from ${product_creator} join ${creator} c on c.id = creator_id
        where product_id = p.id) as authors,
      array(select case when c.parent_id is null then c.index else c.slug end
        from ${product_category} pc join ${category} c on c.id = pc.category_id
        where pc.product_id = p.id) as departments
    from ${product} p where id = any(${sql.param(ids)}::int[])`);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Whether a product is what was looked for. */
const isWanted = ({ title, author, departments }: Wanted, seen: Seen): boolean =>
  (title === undefined || seen.titles.includes(title)) &&
  (author === undefined || seen.authors.includes(author)) &&
  (departments?.some((slug) => seen.departments.includes(slug)) ?? true);

/** Of a department one product proves little: as many of the first five must be of it, or all where there are fewer. */
const OF_DEPARTMENT = 3;

/** Whether the first five are what was looked for. */
export function holds(wanted: Wanted, five: Seen[]): boolean {
  const least = wanted.departments === undefined ? 1 : Math.min(OF_DEPARTMENT, five.length);
  return five.length > 0 && five.filter((seen) => isWanted(wanted, seen)).length >= least;
}
