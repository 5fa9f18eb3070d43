import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabasePlace } from '../storefront/server/db/database.ts';
import { serverFolder } from '../storefront/server/db/folders.ts';

/** A shop in a process of its own, which a test may kill. */
export interface ShopProcess {
  child: ChildProcess;
  port: string;
}

/** The shop as it is built before the tests of a run (`tests/database-templates.ts`): from its source it takes twice as long to open. */
export const shopProgram = 'build/main.js';

/**
 * Starts the shop as a person would.
 * @param more what of its environment is different
 * @param folder of the built server, where it is not this house's
 */
export async function startShop(
  { databaseUrl, dataFolder }: DatabasePlace,
  more: Record<string, string> = {},
  folder = serverFolder,
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [shopProgram], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataFolder,
      NODE_ENV: 'development',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, port: await portOf(child) };
}

/** The port that a shop says it is open at. */
const portOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /https?:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    });
    child.once('exit', () => reject(new Error(`The shop did not open: ${said}`)));
  });

/**
 * Ends a shop, and waits until it is gone. One that is killed leaves its embedded database to close after it, which still
 * writes: whoever deletes the data folder next ends the shop without a signal of their own.
 */
export async function endShop(
  { child }: ShopProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
