import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProducts } from '../../storefront/server/features/search/find.ts';
import { type TemporaryShop, temporaryShop } from '../temporary-shop.ts';
import { books, titles } from './queries/books.ts';
import { further } from './queries/further.ts';
import { authors, numbers } from './queries/names.ts';
import { keyboards, signs, slips } from './queries/spellings.ts';
import { gifts, offers, school } from './queries/things.ts';
import type { Query } from './query.ts';
import { holds, readSeen } from './seen.ts';

const queries = [
  books,
  titles,
  gifts,
  school,
  offers,
  signs,
  slips,
  keyboards,
  authors,
  numbers,
].flat();

/** Products of the catalogue that comes with a clone. */
const SEEDED = 1_200;
const AT_LEAST = 190;

let open: TemporaryShop;
beforeAll(async () => {
  open = await temporaryShop(SEEDED);
});
afterAll(() => open.close());

/** Those that do not find what was meant among their first five, with what they find. */
async function missedOf(asked: Query[]): Promise<string[]> {
  const { db } = open.shop;
  const missed: string[] = [];
  for (const { typed, wanted } of asked) {
    const { ids } = await findProducts(db, typed);
    const five = await readSeen(db, ids.slice(0, 5));
    if (!holds(wanted, five))
      missed.push(`${typed}: ${five.map((seen) => seen.titles).join(' | ') || 'nothing'}`);
  }
  return missed;
}

test('of 200 queries as Hebrew readers type them, 190 find what was meant among their first five', async () => {
  expect(new Set(queries.map(({ typed }) => typed)).size).toBe(200);
  const missed = await missedOf(queries);
  console.log(`${queries.length - missed.length} of ${queries.length} queries hold`);
  for (const miss of missed) console.log(miss);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(queries.length - AT_LEAST);
});

test('so does each of those that were tried later', async () => {
  const known = new Set(queries.map(({ typed }) => typed));
  expect(further.filter(({ typed }) => known.has(typed))).toEqual([]);
  expect(await missedOf(further)).toEqual([]);
});
