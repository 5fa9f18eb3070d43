import type { Sort } from '@otzar/contract/listing';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { product } from '../db/schema.ts';

/** How many results a search shows at most: nobody turns fifty pages. */
const MOST_MATCHES = 1_200;
const MOST_GUESSES = 240;

const ORDERS: Record<Exclude<Sort, 'relavent'>, SQL> = {
  'price-asc': sql`price_cents, id`,
  'price-desc': sql`price_cents desc, id desc`,
  'release_date-desc': sql`release_date desc, id`,
};

/**
 * Ids of the products that match what was typed, in the order asked for: those that hold its words
 * (the last one may be unfinished), or else those whose title looks much like it.
 */
export async function findProducts(db: Queryable, typed: string, sort: Sort): Promise<number[]> {
  const matches = await readIds(db, wordMatches(typed), sort);
  return matches.length > 0 ? matches : readIds(db, titleGuesses(typed), sort);
}

async function readIds(db: Queryable, best: SQL, sort: Sort): Promise<number[]> {
  const order = sort === 'relavent' ? sql`place` : ORDERS[sort];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${best}) best order by ${order}`,
  );
  return rows.map((row) => row.id);
}

/** The best sellers among the matches; those whose title begins as typed come first. */
const wordMatches = (typed: string): SQL => sql`
  select id, price_cents, release_date,
    row_number() over (
      order by starts_with(lower(title), lower(${typed})) desc, popularity desc, id) as place
  from (
    select * from ${product} where search @@ (${wordQuery(typed)})
    order by popularity desc, id limit ${MOST_MATCHES}
  ) matches`;

const titleGuesses = (typed: string): SQL => sql`
  select id, price_cents, release_date,
    row_number() over (order by word_similarity(${typed}, title) desc, popularity desc, id) as place
  from ${product} where ${typed} <% title
  order by place limit ${MOST_GUESSES}`;

/** All words as typed, and the last one as the start of a word. */
function wordQuery(typed: string): SQL {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]+)$/su.exec(typed) ?? [];
  const excluded = before.endsWith('-') || (before.split('"').length - 1) % 2 === 1;
  if (last === '' || excluded) return sql`websearch_to_tsquery('simple', ${typed})`;
  return sql`websearch_to_tsquery('simple', ${before}) && to_tsquery('simple', ${`${last}:*`})`;
}
