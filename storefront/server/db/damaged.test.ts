import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { emptyTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

const embedded = process.env.TEST_DATABASE_URL === undefined || !process.env.TEST_DATABASE_URL;
const SENTENCE =
  /^The database in .* can't be opened: it is damaged, .* begin with an empty shop\.$/;
let database: TemporaryDatabase;

beforeEach(async () => {
  database = await emptyTemporaryDatabase();
  await database.close();
});

afterEach(() => database.remove());

test.runIf(embedded).each([
  ['lost its control file', (data: string) => rmSync(join(data, 'global', 'pg_control'))],
  ['lost its tables', (data: string) => rmSync(join(data, 'base'), { recursive: true })],
  ['is of another version', (data: string) => writeFileSync(join(data, 'PG_VERSION'), '12\n')],
])('a database that %s says so in a sentence, and is left as it is', async (_, damage) => {
  const data = join(database.place.dataFolder, 'database');
  damage(data);
  await expect(openDatabase(database.place)).rejects.toThrow(SENTENCE);
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
});

test.runIf(embedded)('a file in the place of the database says so too', async () => {
  const data = join(database.place.dataFolder, 'database');
  rmSync(data, { recursive: true });
  writeFileSync(data, 'not a database');
  await expect(openDatabase(database.place)).rejects.toThrow(SENTENCE);
});
