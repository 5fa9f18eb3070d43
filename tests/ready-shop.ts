import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShop } from './runner/shop.mjs';

/**
 * Starts the built shop once, so that its tables and its catalogue are there: the shops of the run begin with a copy of
 * that folder (see `runShop`), and share the pictures that they draw.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'otzar-ready-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const shop = await runShop({ env: { DATA_DIR: folder } });
    await shop.close();
  } catch (error) {
    await drop();
    throw error;
  }
  process.env.READY_SHOP = folder;
  return drop;
}
