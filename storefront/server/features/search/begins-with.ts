import { type Column, type SQL, sql } from 'drizzle-orm';

/** No letter comes behind it. */
const LAST = '\u{10FFFF}';

/**
 * Whether a column's text begins so, by an index with `text_pattern_ops`. Unlike a pattern, of which PostgreSQL must see
 * the letters to use the index, this is planned once for all that is typed.
 */
export const beginsWith = (column: Column, beginning: string): SQL =>
  sql`(${column} ~>=~ ${beginning} and ${column} ~<~ ${beginning + LAST})`;
