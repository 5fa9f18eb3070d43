import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { serverFolder } from '../kit/folders.ts';
import type { Database } from './database.ts';
import { setting } from './schema.ts';

const migrationsFolder = join(serverFolder, 'db', 'migrations');

/** The shop's own number among PostgreSQL's advisory locks. */
const PREPARE_LOCK = 7_368_562;

/**
 * Runs `prepare` while no other process of this shop does the same, so that two may start together
 * on one PostgreSQL.
 */
export async function alone<T>(db: Database, prepare: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    return await prepare();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]);
    client.release();
  }
}

/** Brings the tables up to date, and makes the secret that all processes sign with. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(drizzle(db.$client), { migrationsFolder });
  await db.execute(sql`
    insert into setting (key, value)
    values ('forgery_secret', encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))
    on conflict (key) do nothing`);
}

/** Whether nothing can be written: a standby, or a database that somebody has closed. */
export async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ on: boolean }>(
    sql`select current_setting('transaction_read_only')::boolean as on`,
  );
  return rows[0]?.on === true;
}

/** Whether the tables are those of this release already. */
export async function isMigrated(db: Database): Promise<boolean> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rows: kept } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!kept[0]?.there) return false;
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest) >= newest;
}

/** What anti-forgery tokens and sandbox card tokens are signed with. */
export async function readForgerySecret(db: Database): Promise<string> {
  const [row] = await db.select().from(setting).where(eq(setting.key, 'forgery_secret'));
  if (row === undefined) throw new Error('The database was not migrated: it has no secret.');
  return row.value;
}
