import { parseArgs } from 'node:util';
import { CommandFailed } from '../../../storefront/launch/process.mjs';
import { readBeside } from './beside.mjs';

const known = {
  // Some parts alone, separated by commas.
  only: { type: 'string' },
  pages: { type: 'string', default: 'home,listing,search,product' },
  runs: { type: 'string', default: '11' },
  // Another shop's page as `name=url`, measured in the same runs; further ones may follow without the flag.
  beside: { type: 'string', multiple: true, default: [] },
  large: { type: 'boolean', default: false },
};

const flags = Object.keys(known).map((name) => `--${name}`);

function parse(given) {
  try {
    return parseArgs({ args: given, options: known, allowPositionals: true });
  } catch (error) {
    throw new CommandFailed(`The bench takes ${flags.join(', ')}. ${error.message}`);
  }
}

/**
 * What the bench was asked for.
 * @param {string[]} given as it stands on the command line
 * @throws {CommandFailed} where it makes no sense
 */
export function readArguments(given) {
  const { values, positionals } = parse(given);
  const { only, large, pages, runs, beside } = values;
  if (!/^[1-9]\d*$/.test(runs))
    throw new CommandFailed(`--runs takes a number of runs, such as 11, not ${runs}.`);
  return {
    chosen: { only, large },
    options: {
      names: pages.split(','),
      runs: Number(runs),
      beside: readBeside([...beside, ...positionals]),
    },
  };
}
