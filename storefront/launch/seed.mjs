import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { CommandFailed, root, runVisibly } from './process.mjs';

const COMMAND = 'storefront/demo/command.ts';

/**
 * Fills the database with the seed catalogue.
 * @param {string[]} args passed on, e.g. `--products 100000`
 * @throws {CommandFailed} where the demo was deleted
 */
export async function seed(args) {
  if (!existsSync(join(root, COMMAND)))
    throw new CommandFailed('There is nothing to seed with: storefront/demo was deleted.');
  await build('tokens');
  process.exitCode = await runVisibly(['--import', 'tsx', COMMAND, ...args]);
}
