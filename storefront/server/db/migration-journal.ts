import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { serverFolder } from './folders.ts';
import { StartProblem } from './start-problem.ts';

export const migrationsFolder = join(serverFolder, 'db', 'migrations');

/** Version 0.1.0 began with one migration and 0.2.0 was reached with 22, for which the first of today stands. */
const REPLACED = 22;

/** The last commit that has all of them. */
const LAST_WITH_THEM = 'e9b21456';

const hasJournal = async (db: Database): Promise<boolean> => {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  return rows[0]?.there === true;
};

/** Whether the tables are those of this release already. */
export async function isMigrated(db: Database): Promise<boolean> {
  if (!(await hasJournal(db))) return false;
  const newest = Math.max(...migrations().map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest) >= newest;
}

/**
 * Records the first migration as done where the tables were made by those that it stands for: its time is that of
 * the last of them. The schema is the same but for an index of password hashes in a way that is gone.
 * @throws {StartProblem} where only some of them have run
 */
export async function recordReplaced(db: Database): Promise<void> {
  const [first] = migrations();
  if (first === undefined || !(await hasJournal(db))) return;
  const { rows } = await db.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations where created_at <= ${first.folderMillis}`,
  );
  const times = new Set(rows.map(({ created_at }) => Number(created_at)));
  if (times.size === 0 || (times.size === 1 && times.has(first.folderMillis))) return;
  if (times.size < REPLACED)
    throw new StartProblem(
      `The tables are of a version before 0.2.0, which this one can't bring up to date; nothing was changed. Start that of commit ${LAST_WITH_THEM} once (git checkout ${LAST_WITH_THEM}, npm start), then this one.`,
    );
  if (rows.some(({ hash }) => hash === first.hash)) return;
  await db.execute(sql`drop index if exists customer_former_hash`);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
  );
}

const migrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });
