import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_code, product_words } from '../../db/schema.ts';
import type { ParsedQuery, QueryWord } from './parsed-query.ts';
import { rankedQueries, textQuery } from './text-query.ts';

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

/**
 * Of products that match: exact title, title's beginning, words of title or department, all words, words that only
 * begin so; before its other forms each word itself.
 */
function tier({ plain, sought }: ParsedQuery): SQL {
  const ranked = rankedQueries(sought).map(
    (query, at) => sql`when words @@ ${query}::tsquery then ${at + 2}::int`,
  );
  return sql`
    case when plain_title = ${plain} or plain_heb_title = ${plain} then 0
      when starts_with(plain_title, ${`${plain} `}) or starts_with(plain_heb_title, ${`${plain} `})
        then 1
      ${sql.join(ranked, sql` `)}
      when starts_with(plain_title, ${plain}) or starts_with(plain_heb_title, ${plain}) then 6
      when title_words @@ ${textQuery(sought)}::tsquery then 7
      else 8 end`;
}

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
  asked: ParsedQuery,
  reading: Reading,
): Promise<number[]> {
  const { sought, total } = asked;
  if (sought.length === 0) return [];
  const { where, most } = reading;
  let found = expected(sought, where, total);
  for (let turn = 0; turn < WALKS; turn++) {
    const walk = Math.ceil((MARGIN * most * total) / Math.max(1, found)) + AT_LEAST;
    if (walk > found || walk > LONGEST_WALK) break;
    const ids = await readIds(db, bestSellers(asked, { ...reading, walk }));
    if (ids.length >= most) return ids;
    found = (ids.length / walk) * total;
  }
  return readIds(db, indexed(asked, reading));
}

const bestSellers = (
  asked: ParsedQuery,
  { where, most, walk }: Reading & { walk: number },
): SQL => sql`
  select product_id as id from (
    select * from (
      select * from ${product_words} order by popularity desc, product_id limit ${walk}
    ) best where ${columns[where]} @@ ${textQuery(asked.sought)}::tsquery
    union
    (select * from ${product_words} where plain_title = ${asked.plain} limit ${most})
    union
    (select * from ${product_words} where plain_heb_title = ${asked.plain} limit ${most})
  ) matches
  order by ${tier(asked)}, popularity desc, product_id limit ${most}`;

const indexed = (asked: ParsedQuery, { where, most }: Reading): SQL => sql`
  select product_id as id from ${product_words}
  where ${columns[where]} @@ ${textQuery(asked.sought)}::tsquery
  order by ${tier(asked)}, popularity desc, product_id limit ${most}`;

/** Products with one of the rarest words are compared by all: so many at most, unless one word alone has more. */
const COMPARED = 2_000;

/** The rarest words, until together they lead to enough products. */
function rarest(words: QueryWord[], where: Where): QueryWord[] {
  const [first, ...others] = words.toSorted((one, other) => one[where] - other[where]);
  if (first === undefined) return [];
  let products = first[where];
  const more = others.filter((word) => {
    products += word[where];
    return products <= COMPARED;
  });
  return [first, ...more];
}

/** Products that have one of the words at least, those with more of them, and with rarer ones, first. */
export function readLikely(
  db: Queryable,
  words: QueryWord[],
  { where, most, total }: Reading & { total: number },
): Promise<number[]> {
  const held = words.map((word) => {
    const telling = Math.log(1 + total / word[where]);
    return sql`(${columns[where]} @@ ${textQuery([word])}::tsquery)::int * ${telling}::real`;
  });
  return readIds(
    db,
    sql`
    select product_id as id from ${product_words}
    where ${columns[where]} @@ ${textQuery(rarest(words, where), '|')}::tsquery
    order by ${sql.join(held, sql` + `)} desc, popularity desc, product_id limit ${most}`,
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
