import { readOptions } from '../visual/options.mjs';
import { wordsFor } from './refused.mjs';
import { suites } from './suites.mjs';

const usage = `npm test                            everything
npm test -- --changed               what a branch can break, but for long walks, which it names
node tests/run.mjs dom journeys     some suites: ${Object.keys(suites).join(', ')}
npm run test:visual -- --review     the pictures that differ, to accept or refuse`;

const isOfStories = (name) => suites[name].needs?.includes('storybook');

/** What is wrong with what is said beside the names of suites; only visits to stories take more than `--changed`. */
function faultOf(given, names) {
  if (!names.some(isOfStories)) {
    const unknown = given.find((arg) => arg !== '--changed');
    return unknown === undefined
      ? undefined
      : `There is no suite or option called ${unknown}${names.length > 0 ? ` for ${names.join(', ')}` : ''}.`;
  }
  try {
    readOptions(given);
    return undefined;
  } catch (error) {
    return wordsFor(error);
  }
}

/**
 * What to say instead of running anything: how the tests are run, where that was asked, and what is not understood. A whole
 * run takes half an hour and a build a minute, so a slip of the finger does not start one.
 * @param {string[]} args as the command took them
 * @returns {{ words: string, code: number } | undefined} the exit code too
 */
export function answerOf(args) {
  if (args.includes('--help') || args.includes('-h')) return { words: usage, code: 0 };
  const given = args.filter((arg) => !(arg in suites) && arg !== '--');
  const names = args.filter((arg) => arg in suites);
  const fault = faultOf(given, names);
  return fault && { words: `${fault}\n\n${usage}`, code: 1 };
}
