import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Embedded, startEmbedded } from './embedded.ts';
import { PreparingClient } from './prepared-statements.ts';
import { StartProblem } from './start-problem.ts';

/** The shop's data: Drizzle over one pool, whichever PostgreSQL is behind it. */
export type Database = NodePgDatabase & { $client: pg.Pool };

/** What a query may run on: the pool, or the transaction that is open. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  db: Database;
  /** The embedded database, or `null` where a PostgreSQL elsewhere is used. */
  embedded: Embedded | null;
  /** Ends all connections and the embedded database; a second call does nothing more. */
  close: () => Promise<void>;
}

/** How long a connection that nobody uses stays, with what is prepared on it. */
const IDLE_MS = 5 * 60_000;

/** Drizzle over a new pool; a connection that breaks is replaced, and its query fails, not the process. */
export function connect(options: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    // What a transaction asks at once travels at once; statements by themselves have a connection each.
    pipeline: true,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    ...options,
  });
  const lost = (error: Error) => console.error(`Database connection lost: ${error.message}`);
  pool.on('error', lost);
  // The pool listens to idle connections only; one that breaks inside a transaction is ours to hear.
  pool.on('connect', (client) => client.on('error', lost));
  return drizzle(pool);
}

/** Where a shop's data is. */
export interface DatabasePlace {
  databaseUrl: string | null;
  dataFolder: string;
  /** `false` for data that may be lost with the power, as a test's: the embedded one then waits for no disk. */
  durable?: boolean;
  /** What the PostgreSQL calls whoever asks. */
  name?: string;
}

/**
 * Opens the PostgreSQL at `databaseUrl`, or the embedded one in `dataFolder`.
 * @throws {StartProblem} when neither can be reached.
 */
export async function openDatabase({
  databaseUrl,
  dataFolder,
  durable = true,
  name,
}: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, name);
  const embedded = await startEmbedded({ dataFolder, durable });
  const db = connect(embedded.connection);
  const close = async () => {
    await endPool(db);
    await embedded.stop();
  };
  return { db, embedded, close };
}

const endPool = async ({ $client }: Database) => {
  if (!$client.ended) await $client.end();
};

async function openPostgres(url: string, name?: string): Promise<OpenDatabase> {
  const db = connect({ connectionString: url, application_name: name });
  try {
    await db.$client.query('select 1');
  } catch (error) {
    await db.$client.end();
    throw new StartProblem(`The database at DATABASE_URL can't be reached: ${reason(error)}`);
  }
  return { db, embedded: null, close: () => endPool(db) };
}

/** `AggregateError` of a refused connection has no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
