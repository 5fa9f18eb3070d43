import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a column is one of some ids. They come through a query of their own: seeing how many they are, PostgreSQL
 * would plan the statement anew for each list of them, which takes longer than to answer it.
 */
export const among = (column: Column, ids: number[]): SQL =>
  sql`${column} = any((select ${sql.param(ids)}::int[])::int[])`;
