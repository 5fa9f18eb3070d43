/**
 * What queries are written with, for rooms outside this package: a second copy of Drizzle would not know these tables.
 */
export {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  isNull,
  lte,
  sql,
} from 'drizzle-orm';
export type { PgTable } from 'drizzle-orm/pg-core';
