import { root } from '../../storefront/launch/process.mjs';
import { git } from './git.mjs';

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
 */
export function readChanges(folder = root) {
  const base = mergeBase(folder);
  const files = [
    ...git(folder, ['diff', '--name-only', '--no-renames', base]),
    ...git(folder, ['ls-files', '--others', '--exclude-standard']),
  ];
  return { base, files };
}

/** What every test depends on: packages, the compiler, and how tests are run. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.json|tests\/(run\.mjs|(vitest|playwright)\.config\.ts|runner\/[^/]+\.mjs))$/;

/**
 * Whether a suite can come out otherwise by a change.
 * @param {{ reads?: RegExp }} suite `reads` matches what it depends on; all, where it is left out
 * @param {string[]} files
 */
export const isConcerned = ({ reads }, files) =>
  !reads || files.some((file) => everywhere.test(file) || reads.test(file));

const isModule = (file) => /\.(ts|tsx|mjs)$/.test(file);

/**
 * Whether imports alone tell which of a suite's tests a change can reach: what is read as a file, such as a picture or
 * the worker's script, nobody imports.
 * @param {{ reads?: RegExp }} suite
 * @param {string[]} files
 */
export const isTraceable = ({ reads = /(?:)/ }, files) =>
  !files.some((file) => everywhere.test(file) || (reads.test(file) && !isModule(file)));
