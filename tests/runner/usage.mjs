import { suites } from './suites.mjs';

const usage = `npm test                            everything
npm test -- --changed               what a branch can break
node tests/run.mjs dom journeys     some suites: ${Object.keys(suites).join(', ')}
npm run test:visual -- --review     the pictures that differ, to accept or refuse`;

/**
 * What to say instead of running anything: how the tests are run, where that was asked, and what is not understood,
 * where no suite was named that could. A whole run takes half an hour, so a slip of the finger does not start one.
 * @param {string[]} args as the command took them
 * @returns {{ words: string, code: number } | undefined} the exit code too
 */
export function answerOf(args) {
  if (args.includes('--help') || args.includes('-h')) return { words: usage, code: 0 };
  if (args.some((arg) => arg in suites)) return;
  const unknown = args.find((arg) => arg !== '--' && arg !== '--changed');
  if (unknown === undefined) return;
  return { words: `There is no suite or option called ${unknown}.\n\n${usage}`, code: 1 };
}
