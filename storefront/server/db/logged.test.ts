import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logged } from './logged.ts';
import { customer } from './schema.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await openTemporaryDatabase();
});

afterAll(() => database.remove());

const email = 'tamar@example.com';

test('a log says which statement was refused, why and where, and nothing of what a shopper wrote', async () => {
  const who = { email, email_key: email, name: 'Tamar', password_hash: 'none' };
  await database.db.insert(customer).values(who);
  const error: unknown = await database.db
    .insert(customer)
    .values(who)
    .catch((refused) => refused);
  expect(String(error)).toContain(email);
  const text = logged(error);
  expect(text).toContain('Failed query: insert into "customer"');
  expect(text).toContain('23505');
  expect(text).toMatch(/\n\s+at /);
  expect(text).not.toContain(email);
});

test('what is no statement says what it is', async () => {
  expect(logged(new TypeError('It is not there.'))).toContain('TypeError: It is not there.');
  expect(logged('no error at all')).toBe('no error at all');
  const error: unknown = await database.db.execute(sql`select nothing`).catch((refused) => refused);
  expect(logged(error)).toContain('because of');
});
