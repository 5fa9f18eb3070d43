import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_code } from '../../db/schema.ts';
import { eachProduct, gradeProducts, type Where } from './grades.ts';
import type { ParsedQuery, QueryWord } from './parsed-query.ts';
import { type Postings, readPostings } from './read-postings.ts';

interface Reading {
  where: Where;
  /** How many ids, at most. */
  most: number;
}

/** How often each number stands in a list. */
function countEach(numbers: Uint16Array): Uint32Array {
  let highest = 0;
  for (let at = 0; at < numbers.length; at++) highest = Math.max(highest, numbers[at] ?? 0);
  const counts = new Uint32Array(highest + 1);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/**
 * Positions by a number that each has, the lowest number first and none for 0; of each number in their order. It takes
 * the same for a common word as for a rare one: only what is wanted is written down.
 * @param first positions that come before all
 */
function byNumber(
  numbers: Uint16Array,
  { first = [], most }: { first?: number[]; most: number },
): number[] {
  for (const position of first) numbers[position] = 0;
  const places = countEach(numbers);
  let total = 0;
  for (let number = 1; number < places.length; number++) {
    const count = places[number] ?? 0;
    places[number] = total;
    total += count;
  }
  const sorted = new Uint32Array(Math.min(total, Math.max(0, most - first.length)));
  for (let position = 0; position < numbers.length; position++) {
    const number = numbers[position] ?? 0;
    if (number === 0) continue;
    const place = places[number] ?? 0;
    // What lies behind the end of the list is not kept.
    sorted[place] = position;
    places[number] = place + 1;
  }
  return [...first.slice(0, most), ...sorted];
}

/** Adds how well products have one more word, 0 where they have not. @returns whether any has all words so far */
function addWord(sums: Uint16Array, grades: Uint8Array): boolean {
  let some = false;
  for (let position = 0; position < sums.length; position++) {
    const sum = sums[position] ?? 0;
    if (sum === 0) continue;
    const grade = grades[position] ?? 0;
    sums[position] = grade === 0 ? 0 : sum + grade;
    some ||= grade !== 0;
  }
  return some;
}

/** How well products have all of some words, by their positions; 0 where one is missing. The rarest is looked at first. */
function gradeAll(words: QueryWord[], postings: Postings, where: Where): Uint16Array {
  const [rarest, ...others] = words
    .map((word, at) => ({ word, isFirst: at === 0 }))
    .sort((one, other) => one.word[where] - other.word[where])
    .map(
      ({ word, isFirst }) =>
        () =>
          gradeProducts(word, postings, { where, isFirst }),
    );
  const sums = new Uint16Array(rarest?.() ?? []);
  for (const grades of others) if (!addWord(sums, grades())) break;
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
  const first = postings.exact.toSorted((one, other) => one - other);
  return byNumber(gradeAll(sought, postings, where), { first, most }).map(
    (position) => postings.order.ids[position] ?? 0,
  );
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
    eachProduct(word, postings, where, (position) => {
      held[position] = (held[position] ?? 0) | (1 << at);
    });
  }
  const telling = tellingOf(words, where, ids.length);
  const ranks = new Uint16Array(telling.length);
  for (let position = 0; position < held.length; position++) ranks[held[position] ?? 0] = 1;
  const better = [...ranks.keys()].filter((which) => which !== 0 && ranks[which] === 1);
  better.sort((one, other) => (telling[other] ?? 0) - (telling[one] ?? 0));
  for (const [at, which] of better.entries()) ranks[which] = at + 1;
  ranks[0] = 0;
  for (let position = 0; position < held.length; position++)
    held[position] = ranks[held[position] ?? 0] ?? 0;
  return byNumber(held, { most }).map((position) => ids[position] ?? 0);
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
