import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_code, product_words } from '../../db/schema.ts';
import { type ParsedQuery, type QueryWord, textQuery } from './parsed-query.ts';

/** Which words of a product count: those of its titles, or all. */
export type Where = 'titles' | 'products';

const columns = { titles: sql.raw('title_words'), products: sql.raw('words') };

/** Best sellers that are looked through, at most: reading more takes longer than the index. */
const LONGEST_WALK = 25_000;
/** The walk goes a little further than it should have to. */
const MARGIN = 1.3;
const AT_LEAST = 200;
/** The second walk knows from the first how far it has to go. */
const WALKS = 2;

/** Of products whose words match: exact title, title's beginning, title's words, then the rest. */
const tier = (plain: string, query: string): SQL => sql`
  case when plain_title = ${plain} or plain_heb_title = ${plain} then 0
    when starts_with(plain_title, ${plain}) or starts_with(plain_heb_title, ${plain}) then 1
    when title_words @@ ${query}::tsquery then 2
    else 3 end`;

async function readIds(db: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/**
 * How many products have all the words, if words did not care for each other. Of several words that begin
 * alike one product may have two: their sum says too much.
 */
const expected = (words: QueryWord[], where: Where, total: number): number =>
  words.reduce((left, word) => left * (1 - Math.exp(-word[where] / Math.max(1, total))), total);

interface Reading {
  where: Where;
  /** How many ids, at most. */
  most: number;
}

/**
 * The products whose words match, the best first.
 *
 * Words that many products have are looked for among the best sellers, row by row, until there are
 * enough; for rare ones the index has few rows to sort.
 */
export async function readMatches(
  db: Queryable,
  { words, plain, total }: ParsedQuery,
  reading: Reading,
): Promise<number[]> {
  if (words.length === 0) return [];
  const { where, most } = reading;
  const query = textQuery(words);
  let found = expected(words, where, total);
  for (let turn = 0; turn < WALKS; turn++) {
    const walk = Math.ceil((MARGIN * most * total) / Math.max(1, found)) + AT_LEAST;
    if (walk > found || walk > LONGEST_WALK) break;
    const ids = await readIds(db, bestSellers(plain, query, { ...reading, walk }));
    if (ids.length >= most) return ids;
    found = (ids.length / walk) * total;
  }
  return readIds(db, indexed(plain, query, reading));
}

const bestSellers = (
  plain: string,
  query: string,
  { where, most, walk }: Reading & { walk: number },
): SQL => sql`
  select product_id as id from (
    select * from (
      select * from ${product_words} order by popularity desc, product_id limit ${walk}
    ) best where ${columns[where]} @@ ${query}::tsquery
    union
    (select * from ${product_words} where plain_title = ${plain} limit ${most})
    union
    (select * from ${product_words} where plain_heb_title = ${plain} limit ${most})
  ) matches
  order by ${tier(plain, query)}, popularity desc, product_id limit ${most}`;

const indexed = (plain: string, query: string, { where, most }: Reading): SQL => sql`
  select product_id as id from ${product_words} where ${columns[where]} @@ ${query}::tsquery
  order by ${tier(plain, query)}, popularity desc, product_id limit ${most}`;

/** Products that have one of the words at least, those with more of them first. */
export function readLikely(
  db: Queryable,
  words: QueryWord[],
  { where, most }: Reading,
): Promise<number[]> {
  const holds = words.map((word) => sql`(${columns[where]} @@ ${textQuery([word])}::tsquery)::int`);
  return readIds(
    db,
    sql`
    with matches as materialized (
      select product_id, popularity, ${columns[where]} from ${product_words}
      where ${columns[where]} @@ ${textQuery(words, '|')}::tsquery
      order by popularity desc, product_id limit ${most}
    )
    select product_id as id from matches
    order by ${sql.join(holds, sql` + `)} desc, popularity desc, product_id`,
  );
}

/** The products whose SKU or ISBN begins so. */
export async function readByCode(
  db: Queryable,
  code: string | null,
  most: number,
): Promise<number[]> {
  if (code === null) return [];
  return readIds(
    db,
    sql`
    select product_id as id from (
      select product_id, min(code) as code from (
        select * from ${product_code} where code like ${`${code}%`} order by code limit ${most}
      ) codes group by product_id
    ) found order by code, id`,
  );
}
