import { root } from '../../storefront/launch/process.mjs';
import { readChanges } from '../runner/changes.mjs';
import { git } from '../runner/git.mjs';
import { Refused } from '../runner/refused.mjs';

/** Folder of the kept pictures, as git names it. */
export const BASELINES = 'tests/visual/baselines';

/**
 * The commits that pictures are drawn from anew.
 * @typedef {{ base: string, accepted?: { commit: string, files: Set<string> } }} Base `base` is what this copy is compared
 *   with; `accepted` is the last commit after it that kept pictures, with the files (paths from the root) of all that were
 *   kept since: how those should look is what that commit shows
 */

const LEAVE_OUT = 'or leave the pictures out: npm test -- story-accessibility';
const NO_HISTORY = `The kept pictures were drawn by another browser, so this one must draw them from the commit that this copy was made from; but there is no git, or no history (a downloaded archive has none). Clone the repository with git, ${LEAVE_OUT}`;
const SHALLOW = `The kept pictures were drawn by another browser, so this one must draw them from an earlier commit; but this clone ends before it. Fetch the others (git fetch --unshallow; in CI, fetch-depth: 0), ${LEAVE_OUT}`;

/** The first parent of a commit: of a merge, the branch that was merged into. */
function parentOf(folder, commit) {
  try {
    return git(folder, ['rev-parse', '--verify', '--quiet', `${commit}^`])[0];
  } catch {
    return undefined;
  }
}

function changesIn(folder) {
  try {
    return readChanges(folder);
  } catch {
    throw new Refused(NO_HISTORY);
  }
}

/**
 * Where this branch left the main one. On the main branch itself that is its last commit: what is not committed is compared
 * with that; where all is, as in CI after a push, the last commit is compared with the one before.
 */
function baseOf(folder) {
  const { base, files } = changesIn(folder);
  const [head] = git(folder, ['rev-parse', 'HEAD']);
  const [shallow] = git(folder, ['rev-parse', '--is-shallow-repository']);
  const isShallow = shallow === 'true';
  // No main branch is known here: whether it is left behind by one commit or by a hundred cannot be told.
  if (base === 'HEAD' && isShallow) throw new Refused(SHALLOW);
  const commit = base === 'HEAD' ? head : base;
  if (commit !== head || files.length > 0) return commit;
  const parent = parentOf(folder, head);
  if (!parent && isShallow) throw new Refused(SHALLOW);
  return parent ?? head;
}

function acceptedSince(folder, base) {
  const own = ['--', BASELINES];
  const range = `${base}..HEAD`;
  const [commit] = git(folder, ['log', '-1', '--first-parent', '--format=%H', range, ...own]);
  if (!commit) return undefined;
  const files = git(folder, ['diff', '--name-only', '--no-renames', base, commit, ...own]);
  return { commit, files: new Set(files) };
}

/**
 * The commits to draw pictures from where the kept ones cannot be compared with.
 * @param {string} [folder] of the clone
 * @returns {Base}
 * @throws {Refused} where there is no history, or too little of it
 */
export function findBase(folder = root) {
  try {
    const base = baseOf(folder);
    return { base, accepted: acceptedSince(folder, base) };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(NO_HISTORY);
  }
}
