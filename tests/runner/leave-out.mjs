import { isConcerned, isPassedThrough } from './changes.mjs';
import { dependenciesOf } from './dependencies.mjs';

/**
 * Which suites a change starts, and what is said of all others: nothing is left out in silence.
 * @param {string[]} suites that were asked for
 * @param {import('./changes.mjs').Changes} changes
 * @returns {{ started: string[], words: string[] }} lines for a person
 */
export function leaveOut(suites, { base, files }) {
  const started = suites.filter((name) => isConcerned(dependenciesOf(name), files));
  const others = suites.filter((name) => !started.includes(name));
  const passed = suites.filter((name) => isPassedThrough(dependenciesOf(name), files));
  const words = [
    `${files.length} files differ from ${base.slice(0, 9)}, where this branch left the main one.`,
  ];
  if (others.length > 0) words.push(`Not started by them, and left out: ${others.join(', ')}.`);
  if (passed.length > 0)
    words.push(
      `They can break ${passed.join(', ')} too, which take longer than a change waits: they run with a pull request, or now by node tests/run.mjs ${passed.join(' ')}`,
    );
  return { started, words };
}
