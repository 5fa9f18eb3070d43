import { execFileSync } from 'node:child_process';

/**
 * What git says in a folder, by lines.
 * @param {string} folder
 * @param {string[]} args
 * @param {{ index?: string }} [options] `index` is the path of an index other than the folder's own
 * @returns {string[]}
 * @throws {Error} when it is not there, or refuses
 */
export const git = (folder, args, { index } = {}) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...(index && { GIT_INDEX_FILE: index }) },
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean);
