import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswering } from '../../storefront/launch/answering.mjs';
import { freePort } from '../../storefront/launch/free-port.mjs';
import { ended } from '../../storefront/launch/process.mjs';
import { endChild, startChild } from './child.mjs';

const STARTS_WITHIN_MS = 120_000;

/** Settings of whoever runs the tests must not reach the shop that is tested. */
const ownSettings = [
  'DATABASE_URL',
  'TLS_CERT',
  'TLS_KEY',
  'SHOP_API_URL',
  'ALGOLIA_APP_ID',
  'SENTRY_DSN',
];

/** Puts into a data folder what a shop has after its first start, where one is ready to be copied. */
function fill(folder) {
  const ready = process.env.READY_SHOP;
  if (!ready) return;
  cpSync(join(ready, 'database'), join(folder, 'database'), { recursive: true });
  const pictures = join(ready, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'), 'junction');
}

/**
 * Runs the built shop as a person would, with a data folder that goes away with it.
 * @param {{ env?: Record<string, string> }} [options]
 */
export async function runShop({ env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'otzar-shop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (!env.DATA_DIR) fill(folder);
  const port = await freePort();
  const origin = `${env.TLS_CERT ? 'https' : 'http'}://localhost:${port}`;
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ownSettings.includes(name)),
  );
  let server;
  let gone;
  const start = async () => {
    server = startChild(process.execPath, ['storefront/server/build/main.js'], {
      env: {
        ...clean,
        NODE_ENV: 'production',
        TRIAL: 'on',
        PORT: String(port),
        DATA_DIR: folder,
        ...env,
      },
    });
    gone = ended(server);
    const isRunning = () => server.exitCode === null;
    if (await isAnswering(origin, { withinMs: STARTS_WITHIN_MS, isRunning })) return;
    endChild(server);
    throw new Error(`The shop did not open at ${origin}.\n${(await gone).said}`);
  };
  const stop = async () => {
    endChild(server);
    await gone;
  };
  await start();
  return {
    origin,
    /** Where its data is, for the shopkeeper's commands. */
    folder,
    /** Ends the process and starts another on the same data. */
    restart: async () => {
      await stop();
      await start();
    },
    close: stop,
  };
}
