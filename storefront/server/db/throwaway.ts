import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { serverFolder } from '../folders.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from './database.ts';
import { alone, migrateDatabase } from './migrate.ts';

export interface Throwaway extends OpenDatabase {
  /** To open the same database again, beside this one or after it. */
  place: DatabasePlace;
  /** Closes the database and leaves nothing behind. */
  remove: () => Promise<void>;
}

/**
 * Opens an empty database with all tables, for tests: on the PostgreSQL at `TEST_DATABASE_URL`, or
 * an embedded one. Tables are made once for each state of the migrations, and copied from then on.
 */
export async function openThrowaway(): Promise<Throwaway> {
  const url = process.env.TEST_DATABASE_URL;
  return opened(url ? await copyInPostgres(url) : await copyFolder());
}

/** The same without any table, as a shop finds it at its very first start. */
export async function emptyThrowaway(): Promise<Throwaway> {
  const url = process.env.TEST_DATABASE_URL;
  return opened(url ? await emptyInPostgres(url) : await emptyFolder());
}

async function opened({ place, drop }: Copy): Promise<Throwaway> {
  const open = await openDatabase(place);
  const remove = async () => {
    await open.close();
    await drop();
  };
  return { ...open, place, remove };
}

interface Copy {
  place: DatabasePlace;
  drop: () => Promise<void>;
}

async function copyInPostgres(url: string): Promise<Copy> {
  const template = `otzar_template_${await fingerprint()}`;
  const name = newName();
  const at = (database: string) => inDatabase(url, database);
  await withClient(url, async (client) => {
    // One test file makes the template while the others wait.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      await migrate({ databaseUrl: at(draft), dataFolder: '' });
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return copyNamed(url, name);
}

async function emptyInPostgres(url: string): Promise<Copy> {
  const name = newName();
  await withClient(url, async (client) => {
    await client.query(`create database ${name}`);
  });
  return copyNamed(url, name);
}

const newName = () => `otzar_${randomUUID().replaceAll('-', '')}`;

const inDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

function copyNamed(url: string, name: string): Copy {
  const drop = () =>
    withClient(url, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { place: { databaseUrl: inDatabase(url, name), dataFolder: '' }, drop };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function copyFolder(): Promise<Copy> {
  const template = join(tmpdir(), `otzar-template-${await fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const copy = await emptyFolder();
  await cp(template, copy.place.dataFolder, { recursive: true });
  return copy;
}

async function emptyFolder(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'otzar-test-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  return { place: { databaseUrl: null, dataFolder: folder, durable: false }, drop };
}

/** Several test files may make it at once: the first to finish puts it in place. */
async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  await migrate({ databaseUrl: null, dataFolder: draft, durable: false });
  try {
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}

async function migrate(place: DatabasePlace): Promise<void> {
  const { db, close } = await openDatabase(place);
  await alone(db, () => migrateDatabase(db));
  await close();
}

/** Names the state of the migrations: a changed one gets a template of its own. */
async function fingerprint(): Promise<string> {
  const folder = join(serverFolder, 'db', 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
