import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { damaged } from './damaged.ts';
import type { Report } from './embedded-process.ts';
import { bundled, serverFolder } from './folders.ts';
import { StartProblem } from './start-problem.ts';

/** A Unix socket's path may hold 107 bytes at most. */
const LONGEST_SOCKET_PATH = 100;
const RESTART_DELAY_MS = 250;

/** The embedded PostgreSQL: a PGlite in a process of its own, reached over a Unix socket. */
export interface Embedded {
  connection: PoolConfig;
  /** The child's process id; changes when it had to be started again. */
  processId: () => number | undefined;
  /** Ends the child after what it is doing, and waits for that. */
  stop: () => Promise<void>;
}

/** Where an embedded database is, and whether what it has answered for outlasts a power cut. */
export interface EmbeddedPlace {
  dataFolder: string;
  durable: boolean;
}

/**
 * Starts the embedded database on a folder and keeps it running: a child that dies is replaced.
 * @throws {StartProblem} when the folder can't be written or belongs to another process.
 */
export async function startEmbedded(place: EmbeddedPlace): Promise<Embedded> {
  const folder = place.dataFolder;
  requireWritable(folder);
  const socketFolder = socketFolderFor(folder);
  let child: ChildProcess;
  let stopping = false;

  const keepAlive = () => {
    child.once('exit', async () => {
      while (!stopping) {
        console.error('The embedded database ended; starting it again.');
        await wait(RESTART_DELAY_MS);
        try {
          child = await spawn(place, socketFolder);
          return keepAlive();
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
        }
      }
    });
  };

  child = await spawn(place, socketFolder);
  keepAlive();
  return {
    connection: connectionIn(socketFolder),
    processId: () => child.pid,
    stop: () => {
      stopping = true;
      return end(child);
    },
  };
}

const connectionIn = (host: string): PoolConfig => ({
  host,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

/** How the embedded database of a folder is reached while it runs. */
export const socketOf = (folder: string): PoolConfig => connectionIn(socketFolderFor(folder));

/** A child that runs already has no owner to ask for the folder: say so before it is started. */
function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartProblem(
      `The data folder ${folder} can't be written. Choose another with DATA_DIR.`,
    );
  }
}

function socketFolderFor(folder: string): string {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) < LONGEST_SOCKET_PATH) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const fallback = join(tmpdir(), `otzar-${name}`);
  mkdirSync(fallback, { recursive: true, mode: 0o700 });
  return fallback;
}

/** Forks the child and waits for its report. */
function spawn(
  { dataFolder, durable }: EmbeddedPlace,
  socketFolder: string,
): Promise<ChildProcess> {
  const entry = bundled
    ? join(serverFolder, 'build', 'embedded-process.js')
    : join(serverFolder, 'db', 'embedded-process.ts');
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const child = fork(entry, [dataFolder, socket, durable ? 'durable' : 'relaxed'], {
    cwd: dirname(entry),
    execArgv: bundled ? [] : ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C in the terminal reaches the parent, which ends the child last.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    const failed = () => reject(new StartProblem('The embedded database could not be started.'));
    // It ends so where its files are not what it takes for granted.
    const ended = () => reject(new StartProblem(damaged(join(dataFolder, 'database'))));
    child.once('exit', ended);
    child.once('error', failed);
    child.once('message', (report: Report) => {
      child.off('exit', ended);
      if ('ready' in report) resolve(child);
      else reject(new StartProblem(report.problem));
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
