import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { CommandFailed, root, runVisibly } from './process.mjs';

const DEMO = 'storefront/demo/command.ts';
const ofServer = (name) => `storefront/server/app/commands/${name}.ts`;

/** Scripts on the shop's database, by the option that starts them; each says itself what arguments it takes. */
const scripts = {
  '--chat': ofServer('chat'),
  '--order': ofServer('order'),
  '--recurring': ofServer('recurring'),
  '--return': ofServer('return'),
  '--search-index': ofServer('search-index'),
  '--seed': DEMO,
};

/**
 * The back office's command that an option starts, if it is one of them.
 * @param {string} option e.g. `--order`
 * @returns {((args: string[]) => Promise<void>) | undefined} takes what the command is told, e.g. `12 shipped`
 * @throws {CommandFailed} when it is started and the demo that it would seed from was deleted
 */
export function backOfficeCommand(option) {
  const script = scripts[option];
  if (!script) return undefined;
  return async (args) => {
    if (script === DEMO && !existsSync(join(root, DEMO)))
      throw new CommandFailed('There is nothing to seed with: storefront/demo was deleted.');
    await build('tokens');
    process.exitCode = await runVisibly(['--import', 'tsx', script, ...args]);
  };
}
