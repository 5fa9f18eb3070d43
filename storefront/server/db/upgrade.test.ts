import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOn } from '../../../tests/temporary-shop.ts';
import { demo } from '../../demo/demo.ts';
import { catalogueTables } from '../../demo/seed.ts';
import { createApp } from '../app/app.ts';
import { fillWhenNew, migrateToRelease } from '../app/prepare.ts';
import { countVocabulary } from '../features/search/vocabulary.ts';
import { saveWords } from '../features/search/write.ts';
import type { Database } from './database.ts';
import { serverFolder } from './folders.ts';
import { category, customer, customer_order, discount, gift_card, product } from './schema.ts';
import {
  emptyTemporaryDatabase,
  openTemporaryDatabase,
  type TemporaryDatabase,
} from './temporary-database.ts';
import { inTransaction } from './transaction.ts';

/**
 * Each file is a database that a release has filled with forty products (its own `seed`) and its owner has used:
 * three orders were placed, product 1 was renamed and has three on hand, others changed price or were deleted,
 * and so were the codes and customers of the demo. Another release is added by its file alone, from
 * `pg_dump --inserts --rows-per-insert=200 --no-owner --no-privileges`, without psql's own lines (`\restrict`).
 * Those in `earlier` are as their release left them; the same were then started once with the last version that
 * brings them up to date (`migration-journal.ts`), and lie beside that folder.
 */
const folder = join(serverFolder, 'db', 'released');
const releasesIn = (place: string) => readdirSync(place).filter((name) => name.endsWith('.sql.gz'));
const releases = releasesIn(folder);

/** What the shop itself writes anew: it tells caches that the catalogue has changed. */
const OWN_NOTES = ['catalogue_revision'];

/** What the shop works out from an owner's rows: a release may keep other words of them. */
const WORKED_OUT = [
  'product_words',
  'product_code',
  'search_order',
  'search_word',
  'search_form',
  'search_name',
];

type Row = Record<string, unknown>;

async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
  );
  return rows.map(({ row }) => row).filter(({ key }) => !OWN_NOTES.includes(String(key)));
}

/** Rows but for the numbers and the revision that each writing draws anew. */
const wordsOf = async (db: Database, table: string): Promise<Row[]> =>
  (await rowsOf(db, table)).map(({ id: _, revision: __, ...row }) => row);

async function everyRow(db: Database): Promise<Map<string, Row[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const tables = new Map<string, Row[]>();
  for (const { name } of rows) tables.set(name, await rowsOf(db, name));
  return tables;
}

/** A row as text, as far as the older release knew it and the newer one still has it. */
const inColumnsOf = (row: Row, columns: Set<string>): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => columns.has(name)));

const columnsOf = (rows: Row[]): Set<string> => new Set(rows.flatMap((row) => Object.keys(row)));

/** Loads a release's database; what its file sets for its connection is taken back, as others share it. */
async function load({ $client }: Database, file: string): Promise<void> {
  const client = await $client.connect();
  await client.query(gunzipSync(readFileSync(join(folder, file))).toString());
  await client.query('reset all');
  client.release();
}

/** What the present build does with a database when it opens. */
async function open(db: Database): Promise<void> {
  await migrateToRelease(db);
  await fillWhenNew(db, demo, true);
}

/** All that a migration can make, as PostgreSQL itself tells it, but for the order of columns. */
async function schemaOf(db: Database): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, udt_name, is_nullable, column_default, numeric_precision, numeric_scale) as told
      from information_schema.columns where table_schema = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', proname, pg_get_functiondef(pg_proc.oid)
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select 'sequence', sequencename, concat_ws(' ', data_type, start_value, increment_by)
      from pg_sequences where schemaname = 'public'
    union all select 'extension', extname, extversion from pg_extension
    order by 1, 2`);
  return rows;
}

describe.each(releases)('a database of release %s', (file) => {
  let database: TemporaryDatabase;
  let before: Map<string, Row[]>;
  let after: Map<string, Row[]>;

  beforeAll(async () => {
    database = await emptyTemporaryDatabase();
    await load(database.db, file);
    before = await everyRow(database.db);
    await open(database.db);
    after = await everyRow(database.db);
  });

  afterAll(() => database.remove());

  test('keeps every row that its owner left in it, and gets none of the demo', async () => {
    expect(before.get('product')?.length).toBeGreaterThan(30);
    expect(before.get('customer_order')).toHaveLength(3);
    for (const [table, rows] of before) {
      if (WORKED_OUT.includes(table)) continue;
      const now = after.get(table) ?? [];
      const shared = columnsOf(now);
      const both = new Set([...columnsOf(rows)].filter((name) => shared.has(name)));
      const kept = new Set(now.map((row) => inColumnsOf(row, both)));
      const lost = rows.map((row) => inColumnsOf(row, both)).filter((row) => !kept.has(row));
      expect(lost, table).toEqual([]);
      expect(now, table).toHaveLength(rows.length);
    }
    for (const table of ['customer', 'gift_card', 'discount'])
      expect(after.get(table), table).toHaveLength(before.get(table)?.length ?? 0);
  });

  test('has the tables, functions and triggers of a new one', async () => {
    const fresh = await openTemporaryDatabase();
    try {
      const made = await schemaOf(fresh.db);
      expect(made.length).toBeGreaterThan(500);
      expect(await schemaOf(database.db)).toEqual(made);
    } finally {
      await fresh.remove();
    }
  });

  test('is left as it is at every later start', async () => {
    await open(database.db);
    expect(await everyRow(database.db)).toEqual(after);
  });

  test('is a shop that sells, finds and shows what is in it', async () => {
    const app = createApp({ shop: await shopOn(database.db) });
    const read = async (path: string) => {
      const response = await app.request(`http://localhost${path}`);
      expect(response.status, path).toBe(200);
      return response.json();
    };
    expect(await read('/api/product/1')).toMatchObject({ title: 'The Owner’s Own Book', max: 3 });
    expect((await read('/api/search?q=journal')).total).toBeGreaterThan(0);
    for (const path of ['/api/home', '/api/currencies', '/api/categories']) await read(path);
  });

  test('has of its products the words that this release keeps', async () => {
    const { db } = database;
    const kept = async () => Promise.all(WORKED_OUT.map((table) => wordsOf(db, table)));
    const upgraded = await kept();
    await inTransaction(db, async (tx) => {
      for (const table of WORKED_OUT) await tx.execute(sql`delete from ${sql.identifier(table)}`);
      const ids = (await tx.select({ id: product.id }).from(product)).map(({ id }) => id);
      await saveWords(tx, ids);
      await countVocabulary(tx);
    });
    expect(upgraded.every((rows) => rows.length > 0)).toBe(true);
    expect(upgraded).toEqual(await kept());
  });
});

test.each(releasesIn(join(folder, 'earlier')))(
  'a database of release %s that no version in between has started is left as it is, and told of one',
  async (file) => {
    const { db, remove } = await emptyTemporaryDatabase();
    try {
      await load(db, join('earlier', file));
      const before = await everyRow(db);
      await expect(open(db)).rejects.toThrow('Start that of commit e9b21456 once');
      expect(await everyRow(db)).toEqual(before);
    } finally {
      await remove();
    }
  },
);

describe('a database that nothing has ever been in', () => {
  let database: TemporaryDatabase;

  beforeAll(async () => {
    database = await emptyTemporaryDatabase();
    await migrateToRelease(database.db);
  });

  afterAll(() => database.remove());

  test('is filled once, however many start at the same moment, and without money and accounts where it is in earnest', async () => {
    const { db } = database;
    const filled = await Promise.all([fillWhenNew(db, demo, false), fillWhenNew(db, demo, false)]);
    expect(filled.toSorted()).toEqual([false, true]);
    expect(await db.$count(product)).toBe(1200);
    for (const table of [customer, customer_order, gift_card, discount])
      expect(await db.$count(table)).toBe(0);
    expect(await fillWhenNew(db, demo, true)).toBe(false);
    for (const table of [customer, customer_order, gift_card, discount])
      expect(await db.$count(table)).toBe(0);
  });

  test('stays empty once its owner has emptied it', async () => {
    const { db } = database;
    const names = catalogueTables.map((table) => sql.identifier(getTableName(table)));
    await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    expect(await fillWhenNew(db, demo, true)).toBe(false);
    expect(await db.$count(product)).toBe(0);
  });
});

test('a database with an owner’s own catalogue is not taken for a new one', async () => {
  const database = await openTemporaryDatabase();
  try {
    await database.db.insert(category).values({ index: 'books', slug: 'own', name: 'Our own' });
    expect(await fillWhenNew(database.db, demo, true)).toBe(false);
    expect(await database.db.select({ name: category.name }).from(category)).toEqual([
      { name: 'Our own' },
    ]);
  } finally {
    await database.remove();
  }
});
