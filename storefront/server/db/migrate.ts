import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { migrationsFolder, recordReplaced } from './migration-journal.ts';
import { setting } from './schema.ts';

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

/**
 * Brings the tables up to date, and makes the secret that all processes sign with.
 * @throws {StartProblem} where the tables are of a version that this one can't bring up to date
 */
export async function migrateDatabase(db: Database): Promise<void> {
  await recordReplaced(db);
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

/** What anti-forgery tokens and sandbox card tokens are signed with. */
export async function readForgerySecret(db: Database): Promise<string> {
  const [row] = await db.select().from(setting).where(eq(setting.key, 'forgery_secret'));
  if (row === undefined) throw new Error('The database was not migrated: it has no secret.');
  return row.value;
}
