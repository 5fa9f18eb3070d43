import { type SQL, sql } from 'drizzle-orm';

/**
 * A number of nine digits that no other row of a table has, drawn at random by the database: it stands in
 * addresses and letters, and does not tell how many there are. Rows are told in order by their time instead.
 */
export const drawnNumber = (table: string): SQL<number> =>
  sql.raw(`drawn_number('${table}')`) as SQL<number>;
