import { build } from './build.mjs';
import { runVisibly } from './process.mjs';

/**
 * Fills the database with the seed catalogue.
 * @param {string[]} args passed on, e.g. `--products 100000`
 */
export async function seed(args) {
  await build('tokens');
  process.exitCode = await runVisibly([
    '--import',
    'tsx',
    'storefront/server/seed/command.ts',
    ...args,
  ]);
}
