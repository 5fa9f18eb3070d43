import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { isMigrated, migrationsFolder } from './migration-journal.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

/** When each of the 22 migrations was made that the first one stands for, as databases have recorded it. */
const REPLACED = [
  1795223591579, 1795246257040, 1795249316422, 1795250549078, 1795271448935, 1795271763406,
  1795284089462, 1795300000000, 1795310000000, 1795320000000, 1795330000000, 1795340000000,
  1795350000000, 1795360000000, 1795370000000, 1795380000000, 1795390000000, 1795400000000,
  1795410000000, 1795420000000, 1795530000000, 1795630000000,
];
const SENTENCE =
  "The tables are of a version before 0.2.0, which this one can't bring up to date; nothing was changed. Start that of commit e9b21456 once (git checkout e9b21456, npm start), then this one.";

const all = readMigrationFiles({ migrationsFolder });
const [first, ...later] = all;

test('the first migration is as databases have run it: never edit it, add one after it', () => {
  const text = readFileSync(join(migrationsFolder, '0000_first.sql'));
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '26eaf56108bf566fe0bac722224e211c423ef649d2431be5c94704eed7f4cff0',
  );
  expect(first?.folderMillis).toBe(REPLACED.at(-1));
});

let database: TemporaryDatabase;

beforeEach(async () => {
  database = await openTemporaryDatabase();
});

afterEach(() => database.remove());

/** Has the database say that it was made by these migrations. */
async function record(times: number[]): Promise<void> {
  await database.db.execute(sql`truncate drizzle.__drizzle_migrations`);
  for (const time of times)
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`hash of ${time}`}, ${time})`,
    );
}

const recorded = async () => {
  const { rows } = await database.db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
};

test('a database that all replaced migrations made, and those since, is one of this release, and has the first recorded once', async () => {
  const made = [...REPLACED, ...later.map(({ folderMillis }) => folderMillis)];
  await record(made);
  expect(await isMigrated(database.db)).toBe(true);
  await migrateDatabase(database.db);
  await migrateDatabase(database.db);
  expect(await recorded()).toEqual([...made.map((time) => `hash of ${time}`), first?.hash]);
});

test.each([
  ['the first of them', REPLACED.slice(0, 1)],
  ['all but the last', REPLACED.slice(0, -1)],
  ['all but one in between', REPLACED.filter((_, at) => at !== 16)],
])(
  'a database that %s made is left as it is, with a sentence that says what to start',
  async (_, times) => {
    await record(times);
    const before = await recorded();
    await expect(migrateDatabase(database.db)).rejects.toThrow(SENTENCE);
    expect(await recorded()).toEqual(before);
  },
);

test('a database that all migrations made needs no more', async () => {
  await migrateDatabase(database.db);
  expect(await recorded()).toEqual(all.map(({ hash }) => hash));
});
