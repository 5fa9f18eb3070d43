import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';

/**
 * How long a suite of the last whole run took, and how many tests it had.
 * @typedef {{ name: string, ms: number, passed: number }} SuiteTime
 */

const usualPlace = join(root, '.cache/tests/suites.json');

/**
 * Keeps the times of a run, for the bench to write down.
 * @param {SuiteTime[]} suites
 * @param {string} [path]
 */
export function saveSuiteTimes(suites, path = usualPlace) {
  mkdirSync(dirname(path), { recursive: true });
  const times = suites.map(({ name, ms, passed }) => ({ name, ms, passed }));
  writeFileSync(path, JSON.stringify(times));
}

/** @param {string} [path] @returns {SuiteTime[] | undefined} nothing where no whole run has been made here */
export function readSuiteTimes(path = usualPlace) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
