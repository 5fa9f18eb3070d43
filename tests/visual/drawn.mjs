import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from '../runner/refused.mjs';
import { decode, encode } from './picture.mjs';
import { picturesIn, replace } from './picture-files.mjs';

/** @typedef {import('./environment.mjs').Environment} Environment */

const allDrawn = join(root, '.cache/visual/drawn');

const byBrowser = ({ browserMajor, platform }) => `-${browserMajor}-${platform}`;

/** Name of the folder of what one browser drew from one commit. @param {string} commit @param {Environment} environment */
export const folderName = (commit, environment) => `${commit}${byBrowser(environment)}`;

function readStories(path) {
  try {
    return new Set(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The pictures that a browser has drawn from a commit, kept for later runs.
 * @param {string} commit
 * @param {Environment} environment
 * @param {string} [parent] folder of all that was drawn anew
 */
export function drawnFrom(commit, environment, parent = allDrawn) {
  const folder = join(parent, folderName(commit, environment));
  const files = picturesIn(folder);
  const index = join(folder, 'stories.json');
  let stories = readStories(index);
  return {
    commit,

    /** Keeps which stories the commit has; until its workshop has been built, any may be there. @param {string[]} ids */
    noteStories(ids) {
      stories = new Set(ids);
      replace(index, JSON.stringify(ids));
    },

    /** Those of some pictures that can be drawn and are not yet. @param {import('../../.storybook/pictures.mjs').Picture[]} pictures */
    missing(pictures) {
      const names = new Set(files.names());
      return pictures.filter(
        ({ story, mode }) => !names.has(`${story}.${mode}`) && (!stories || stories.has(story)),
      );
    },

    /** The picture drawn under a name, if any. @throws {Refused} when its file is no picture any more */
    async read(name) {
      if (!files.has(name)) return undefined;
      try {
        return await decode(readFileSync(files.pathOf(name)));
      } catch {
        throw new Refused(
          `the picture drawn from ${commit.slice(0, 9)} is damaged; remove ${relative(root, folder)}, and it is drawn again`,
        );
      }
    },

    /** Keeps what was drawn. */
    write: async (name, picture) => files.write(name, await encode(picture)),
  };
}

/**
 * Drops what a browser drew from commits that are no longer compared with.
 * @param {string[]} commits that are
 * @param {Environment} environment
 * @param {string} [parent] folder of all that was drawn anew
 */
export function dropOlder(commits, environment, parent = allDrawn) {
  const inUse = new Set(commits.map((commit) => folderName(commit, environment)));
  const folders = existsSync(parent) ? readdirSync(parent) : [];
  for (const folder of folders) {
    const isOlder = folder.endsWith(byBrowser(environment)) && !inUse.has(folder);
    if (isOlder) rmSync(join(parent, folder), { recursive: true });
  }
}
