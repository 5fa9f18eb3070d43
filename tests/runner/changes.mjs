import { root } from '../../storefront/launch/process.mjs';
import { git } from './git.mjs';
import { Refused } from './refused.mjs';

const NO_GIT =
  'What has changed cannot be told: there is no git, or no history (a downloaded archive has none). Clone the repository with git, or run the tests without --changed.';

/** What the main branch may be called here; a clone of one branch knows only that of where it came from. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/** The commit at which this branch left the main one; on that, the last. */
function mergeBase(folder) {
  for (const branch of mainBranches) {
    try {
      return git(folder, ['merge-base', 'HEAD', branch])[0];
    } catch {
      // It is called something else here.
    }
  }
  return 'HEAD';
}

/**
 * What differs from where this branch left the main one, committed or not, new files too.
 * @typedef {{ base: string, files: string[] }} Changes `base` is a commit, or `HEAD` where no main branch is known here;
 *   `files` are paths from the root
 * @param {string} [folder] of the clone
 * @returns {Changes}
 * @throws {Refused} where there is no git, or no history (a downloaded archive has none)
 */
export function readChanges(folder = root) {
  const base = mergeBase(folder);
  try {
    const files = [
      ...git(folder, ['diff', '--name-only', '--no-renames', base]),
      ...git(folder, ['ls-files', '--others', '--exclude-standard']),
    ];
    return { base, files };
  } catch {
    throw new Refused(NO_GIT);
  }
}

/** What every suite depends on: packages, the compiler, how things are built, and how tests are run. */
const everywhere =
  /(^|\/)package(-lock)?\.json$|^tsconfig\.json$|^storefront\/launch\/(answering|build|fingerprint|free-port|install|node-version|process|step)\.mjs$|^tests\/(run\.mjs$|runner\/[^/]+\.mjs$)/;

/** Whether everything can come out otherwise by a change of a file. */
export const concernsEverything = (file) => everywhere.test(file);

/**
 * Tests that imports do not lead to from all that they depend on: they read files, or start a program of the house.
 * @typedef {{ reads: RegExp, tests: string[] }} Readers `reads` matches what they depend on beside their imports
 */
/**
 * What a suite depends on.
 * @typedef {{ reads?: RegExp, whole?: RegExp, readers?: Readers[], walks?: RegExp }} Dependent `reads` matches what starts it,
 *   everything where it is left out; `whole` what each of its tests depends on though none imports it; `readers` are tests of
 *   it that other files start too; `walks` matches what it passes through, and takes too long to be started by
 */

/**
 * Whether a suite is started by a change.
 * @param {Dependent} suite
 * @param {string[]} files
 */
export function isConcerned({ reads, whole, readers = [] }, files) {
  if (!reads) return true;
  const own = [reads, whole, ...readers.map((one) => one.reads)];
  return files.some(
    (file) => concernsEverything(file) || own.some((pattern) => pattern?.test(file)),
  );
}

/**
 * Whether a change can break a suite that it does not start, or not all of.
 * @param {Dependent} suite
 * @param {string[]} files
 */
export const isPassedThrough = ({ walks }, files) =>
  walks !== undefined && files.some((file) => walks.test(file));

const isModule = (file) => /\.(ts|tsx|mjs)$/.test(file);

/** Of more files a command's line is too long on some systems; and so many leave little out. */
const TRACED = 300;

/**
 * The files from which imports, backwards, lead to each of a suite's tests that a change can reach. What is read as a file,
 * such as a picture or the worker's script, nobody imports: where it is not known which tests read it, all of them run.
 * @param {Dependent} suite
 * @param {string[]} files that have changed
 * @returns {string[] | undefined} nothing where all of the suite's tests run
 */
export function traced({ reads = /(?:)/, whole, readers = [] }, files) {
  const reading = (file) => readers.filter((one) => one.reads.test(file));
  const isLost = (file) =>
    whole?.test(file) || (reads.test(file) && !isModule(file) && reading(file).length === 0);
  if (files.some((file) => concernsEverything(file) || isLost(file))) return undefined;
  const tests = files.flatMap(reading).flatMap((one) => one.tests);
  const from = new Set([...files.filter(isModule), ...tests]);
  return from.size > TRACED ? undefined : [...from];
}
