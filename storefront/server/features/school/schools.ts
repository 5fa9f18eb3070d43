import type { School, SchoolWithLists } from '@otzar/contract/school';
import { toUsd } from '@otzar/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product, school, supply_entry, supply_list } from '../../db/schema.ts';

/** The two-letter codes of the countries with schools. */
export async function readSchoolCountries(db: Queryable): Promise<string[]> {
  const { country } = school;
  const rows = await db.select({ country }).from(school).groupBy(country);
  return rows.map(({ country }) => country);
}

/** The schools of a country, in no order. */
export const readSchoolsOf = (db: Queryable, country: string): Promise<School[]> =>
  db.select().from(school).where(eq(school.country, country));

/** A school; null where there is none. */
export async function readSchoolRow(db: Queryable, id: number): Promise<School | null> {
  const [row] = await db.select().from(school).where(eq(school.id, id));
  return row ?? null;
}

/** Of each grade the list of the latest year. */
const isNewest = sql`not exists (
  select 1 from ${supply_list} newer
  where newer.school_id = ${supply_list.school_id} and newer.grade = ${supply_list.grade}
    and newer.year > ${supply_list.year})`;

/** A school's grades from the youngest on, each with its newest list. */
export async function readListsOf(
  db: Queryable,
  schoolId: number,
): Promise<SchoolWithLists['lists']> {
  const { id, grade, year, position, school_id } = supply_list;
  const rows = await db
    .select({
      id,
      grade,
      year,
      items: sql<number>`count(${product.id})::int`,
      cents: sql<number>`coalesce(sum(${supply_entry.quantity} * ${product.price_cents})
        filter (where ${supply_entry.required}), 0)::int`,
    })
    .from(supply_list)
    .leftJoin(supply_entry, eq(supply_entry.list_id, id))
    .leftJoin(product, eq(product.id, supply_entry.product_id))
    .where(and(eq(school_id, schoolId), isNewest))
    .groupBy(id)
    .orderBy(asc(position), asc(id));
  return rows.map(({ cents, ...list }) => ({ ...list, price: toUsd(cents) }));
}
