import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  connect,
  type Database,
  type DatabasePlace,
  type OpenDatabase,
  openDatabase,
} from './database.ts';
import { socketOf } from './embedded.ts';
import { alone, migrateDatabase } from './migrate.ts';
import { openShared } from './temporary-embedded.ts';

export interface TemporaryDatabase extends OpenDatabase {
  /** To open the same database again, beside this one or after it. */
  place: DatabasePlace;
  /** Connects to it once more, as another process would; the caller ends it. */
  connectAgain: () => Database;
  /** Closes the database and leaves nothing behind. */
  remove: () => Promise<void>;
}

/** What is in a database from its beginning. */
interface Filling {
  /** Names it within a run of the tests: the same name has the same rows. */
  name: string;
  fill: (db: Database) => Promise<void>;
}

const noRows: Filling = { name: 'tables', fill: async () => undefined };

/** How an embedded database is run. */
export interface Running {
  /** In a process of its own, as in a shop, for tests that end it; it takes a second longer to open. */
  ownProcess?: boolean;
}

/**
 * Opens a database with all tables, for tests: on the PostgreSQL at `TEST_DATABASE_URL`, or an embedded one. What
 * it begins with is made once in a run of the tests (`tests/database-templates.ts`), and copied from then on.
 */
export async function openTemporaryDatabase(
  filling = noRows,
  running: Running = {},
): Promise<TemporaryDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return opened(url ? await copyInPostgres(url, filling) : await copyFolder(filling), running);
}

/** The same without any table, as a shop finds it at its very first start. */
export async function emptyTemporaryDatabase(): Promise<TemporaryDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return opened(url ? await emptyInPostgres(url) : await emptyFolder());
}

async function opened({ place, drop }: Copy, running: Running = {}): Promise<TemporaryDatabase> {
  const shared = place.databaseUrl === null && !running.ownProcess;
  const open = shared ? await openShared(place.dataFolder) : await openDatabase(place);
  const remove = async () => {
    await open.close();
    await drop();
  };
  const connectAgain = () =>
    connect(
      place.databaseUrl === null
        ? socketOf(place.dataFolder)
        : { connectionString: place.databaseUrl },
    );
  return { ...open, place, connectAgain, remove };
}

interface Copy {
  place: DatabasePlace;
  drop: () => Promise<void>;
}

/** The folder that belongs to this run of the tests. */
function templates(): string {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) throw new Error('Databases for tests are made within a run of vitest.');
  return folder;
}

/** How the templates of this run are called on a server that other runs use too. */
const templatePrefix = () =>
  `otzar_template_${basename(templates()).replaceAll(/\W/g, '_').toLowerCase()}_`;

async function copyInPostgres(url: string, filling: Filling): Promise<Copy> {
  const name = newName();
  await withClient(url, async (client) => {
    // One test file makes the templates while the others wait.
    await client.query('select pg_advisory_lock(1)');
    const template = await templateInPostgres(client, url, filling);
    await client.query(`create database ${name} template ${template}`);
  });
  return copyNamed(url, name);
}

/** The template of a filling, which is made where there is none yet: the tables come from a template too. */
async function templateInPostgres(client: pg.Client, url: string, filling: Filling) {
  const template = templatePrefix() + filling.name;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount !== 0) return template;
  const from =
    filling === noRows ? '' : ` template ${await templateInPostgres(client, url, noRows)}`;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft}${from}`);
  await make({ databaseUrl: inDatabase(url, draft), dataFolder: '' }, filling);
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

/** Takes what databases were copied from off the PostgreSQL at `TEST_DATABASE_URL`, once nobody copies any more. */
export async function dropTemplates(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templatePrefix()],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  });
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

async function copyFolder(filling: Filling): Promise<Copy> {
  const copy = await emptyFolder();
  await copyInto(copy.place.dataFolder, await templateFolder(filling));
  return copy;
}

/** A database is more than a thousand files, for which Node takes three times as long as the system's own copy. */
async function copyInto(folder: string, from: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, folder, { recursive: true });
  else await promisify(execFile)('cp', ['-R', `${from}/.`, folder]);
}

async function emptyFolder(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'otzar-test-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  return { place: { databaseUrl: null, dataFolder: folder, durable: false }, drop };
}

/**
 * The template of a filling, which is made where there is none yet: the tables come from a template too. Several test files
 * may make it at once, and the first to finish puts it in place.
 */
async function templateFolder(filling: Filling): Promise<string> {
  const template = join(templates(), filling.name);
  if (existsSync(template)) return template;
  const draft = `${template}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  if (filling !== noRows) await copyInto(draft, await templateFolder(noRows));
  await make({ databaseUrl: null, dataFolder: draft, durable: false }, filling);
  try {
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
  return template;
}

async function make(place: DatabasePlace, { fill }: Filling): Promise<void> {
  const { db, close } = await openDatabase(place);
  await alone(db, () => migrateDatabase(db));
  await fill(db);
  await close();
}
