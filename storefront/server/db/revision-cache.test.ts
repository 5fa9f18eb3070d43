import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../tests/temporary-shop.ts';
import { RevisionCache } from './revision-cache.ts';
import { product, variation } from './schema.ts';

let open: TemporaryShop;

beforeAll(async () => {
  open = await temporaryShop(20);
});

afterAll(() => open.close());

test.each([product, variation])(
  'every column but what is on hand revises the catalogue',
  async (table) => {
    const { rows } = await open.shop.db.execute<{ name: string }>(sql`
    select event_object_column as name from information_schema.triggered_update_columns
    where event_object_table = ${getTableName(table)}`);
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
    const told = columns.filter((name) => name !== 'stock');
    expect(rows.map(({ name }) => name).sort()).toEqual(told.sort());
  },
);

test.each([
  'automated_category',
  'bundle_part',
  'category',
  'collection',
  'collection_product',
  'creator',
  'filter_fact',
  'product_category',
  'product_creator',
  'vendor',
])('whatever is written into %s revises the catalogue', async (table) => {
  const { rows } = await open.shop.db.execute<{ event: string }>(sql`
    select event_manipulation as event from information_schema.triggers
    where event_object_table = ${table} and action_statement like '%revise_catalogue%'`);
  expect(rows.map(({ event }) => event).sort()).toEqual(['DELETE', 'INSERT', 'UPDATE']);
});

test('what was kept is given for its revision alone, and the oldest goes first', () => {
  const cache = new RevisionCache<string>(2);
  cache.keep(1, 'a', 'one');
  expect(cache.get(1, 'a')).toBe('one');
  expect(cache.get(1, 'b')).toBeUndefined();
  expect(cache.last(1)).toBe('one');
  cache.keep(2, 'a', 'two');
  cache.keep(3, 'a', 'three');
  expect(cache.last(1)).toBeUndefined();
  expect(cache.get(3, 'a')).toBe('three');
});

test('of a catalogue without a revision nothing is kept', () => {
  const cache = new RevisionCache<string>(2);
  cache.keep(1, '', 'one');
  expect(cache.get(1, '')).toBeUndefined();
});
