import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_code } from '../../db/schema.ts';
import { gradeProducts, type Where } from './grades.ts';
import type { ParsedQuery, QueryWord } from './parsed-query.ts';
import { readPostings } from './read-postings.ts';

interface Reading {
  where: Where;
  /** How many ids, at most. */
  most: number;
}

/**
 * Positions by a number that each has, the lowest number first and none for 0; of each number in their order.
 * @param first positions that come before all
 */
function byNumber(numbers: Uint8Array | Uint16Array, first: number[], most: number): number[] {
  for (const position of first) numbers[position] = 0;
  const groups: number[][] = [];
  for (let position = 0; position < numbers.length; position++) {
    const number = numbers[position] ?? 0;
    if (number === 0) continue;
    const group = groups[number] ?? [];
    if (group.length < most) group.push(position);
    groups[number] = group;
  }
  return [...first, ...groups.flat()].slice(0, most);
}

/** How well products have all of some words; 0 where one is missing. */
function sumOf(grades: Uint8Array[]): Uint8Array {
  const [sums = new Uint8Array(), ...others] = grades;
  for (const more of others)
    for (let position = 0; position < sums.length; position++) {
      const own = sums[position] ?? 0;
      const added = more[position] ?? 0;
      sums[position] = own > 0 && added > 0 ? own + added : 0;
    }
  return sums;
}

/**
 * The products whose words match, the best first: those of exactly that title, then by how well they have each word
 * (see `grades.ts`), then the most popular.
 */
export async function readMatches(
  db: Queryable,
  asked: ParsedQuery,
  { where, most }: Reading,
): Promise<number[]> {
  const { sought } = asked;
  if (sought.length === 0 || sought.some(({ standing }) => standing === 'unknown')) return [];
  const postings = await readPostings(db, asked);
  const grades = sought.map((word, at) =>
    gradeProducts(word, postings, { where, isFirst: at === 0 }),
  );
  const exact = postings.exact.toSorted((one, other) => one - other);
  const positions = byNumber(sumOf(grades), exact, most);
  return positions.map((position) => postings.order.ids[position] ?? 0);
}

/** What a product tells by each set of the words that it has, as bits: more of them more, and rarer ones. */
function tellingOf(words: QueryWord[], where: Where, total: number): Float64Array {
  const weights = words.map((word) => Math.log(1 + total / word[where]));
  const telling = new Float64Array(1 << words.length);
  for (let which = 1; which < telling.length; which++) {
    const rest = which & (which - 1);
    telling[which] = (telling[rest] ?? 0) + (weights[Math.log2(which ^ rest)] ?? 0);
  }
  return telling;
}

/** Products that have one of the words at least, those with more of them, and with rarer ones, first. */
export async function readLikely(
  db: Queryable,
  asked: ParsedQuery,
  words: QueryWord[],
  { where, most }: Reading,
): Promise<number[]> {
  const postings = await readPostings(db, asked);
  const { ids } = postings.order;
  const held = new Uint16Array(ids.length);
  for (const [at, word] of words.entries()) {
    const grades = gradeProducts(word, postings, { where, isFirst: false });
    for (let position = 0; position < grades.length; position++)
      if (grades[position] !== 0) held[position] = (held[position] ?? 0) | (1 << at);
  }
  const telling = tellingOf(words, where, ids.length);
  const ranks = new Uint16Array(telling.length);
  for (const which of held) ranks[which] = 1;
  const better = [...ranks.keys()].filter((which) => which > 0 && ranks[which] === 1);
  better.sort((one, other) => (telling[other] ?? 0) - (telling[one] ?? 0));
  for (const [at, which] of better.entries()) ranks[which] = at + 1;
  ranks[0] = 0;
  for (let position = 0; position < held.length; position++)
    held[position] = ranks[held[position] ?? 0] ?? 0;
  return byNumber(held, [], most).map((position) => ids[position] ?? 0);
}

/** The products whose SKU or ISBN begins so. */
export async function readByCode(
  db: Queryable,
  code: string | null,
  most: number,
): Promise<number[]> {
  if (code === null) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from (
      select product_id, min(code) as code from (
        select * from ${product_code} where code like ${`${code}%`} order by code limit ${most}
      ) codes group by product_id
    ) found order by code, id`);
  return rows.map(({ id }) => id);
}
