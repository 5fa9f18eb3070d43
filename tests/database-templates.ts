import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../storefront/launch/build.mjs';
import { dropTemplates } from '../storefront/server/db/temporary-database.ts';

/**
 * What the databases of a run are copied from is made within the run, and goes with it; the shops that it starts in a process
 * of their own are built before it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await build('server');
  const folder = await mkdtemp(join(tmpdir(), 'otzar-templates-'));
  process.env.TEST_TEMPLATES = folder;
  return async () => {
    await dropTemplates();
    await rm(folder, { recursive: true, force: true });
  };
}
