import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../storefront/launch/process.mjs';
import { browserMajor } from '../runner/browser.mjs';
import { decode, encode, tolerances } from './picture.mjs';
import { picturesIn, replace } from './picture-files.mjs';
import { Refused } from './refused.mjs';

/** What a picture was drawn with. @typedef {{ platform: string, browserMajor: number }} Environment */

/**
 * What the pictures were drawn with, and those that were drawn otherwise, by their names.
 * @typedef {Environment & { others?: Record<string, Environment> }} Manifest
 */

const folder = fileURLToPath(new URL('baselines/', import.meta.url));
const kept = picturesIn(folder);
const manifestIn = (place) => join(place, 'manifest.json');

/** Name of a story's picture. */
export const nameOf = (story, shot) => `${story}.${shot}`;
const shown = (path) => relative(root, path);

/** What the pictures here would be drawn with. @returns {Environment} */
const environmentOf = (browser) => ({
  platform: process.platform,
  browserMajor: browserMajor(browser),
});

/** @returns {Manifest | undefined} nothing where no picture has been kept yet */
function readManifest(place = folder) {
  const manifest = manifestIn(place);
  if (!existsSync(manifest)) return undefined;
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'));
  } catch {
    throw new Refused(
      `${shown(manifest)} is damaged. \`git checkout -- ${shown(manifest)}\` brings it back.`,
    );
  }
}

const isSame = (one, other) =>
  one.platform === other.platform && one.browserMajor === other.browserMajor;

/**
 * Says how this machine's pictures may be compared with the ones kept.
 * @param {string} browser path of the browser
 * @returns {{ toleranceOf: (name: string) => object | undefined, note?: string, skip?: string }} no tolerance of its own for a
 *   picture that was drawn alike
 * @throws {Refused} when what says how they were drawn cannot be read
 */
export function judgeEnvironment(browser) {
  const recorded = readManifest();
  const here = environmentOf(browser);
  if (!recorded) return { toleranceOf: () => undefined };
  const { others = {}, ...usual } = recorded;
  const toleranceOf = (name) => (isSame(others[name] ?? usual, here) ? undefined : tolerances.wide);
  if (usual.platform !== here.platform) {
    const skip = `the baselines were drawn on ${usual.platform}, and ${here.platform} draws letters in another way`;
    return { toleranceOf, skip };
  }
  if (isSame(usual, here)) return { toleranceOf };
  return {
    toleranceOf,
    note: `The baselines were drawn by Chromium ${usual.browserMajor}, this is ${here.browserMajor}: ${tolerances.wide.share * 100} % of a picture's pixels may look different.`,
  };
}

/** Names of all pictures kept. */
export const keptNames = () => kept.names();

/**
 * The picture kept under a name, if any.
 * @throws {Refused} when its file is no picture any more
 */
export async function readBaseline(name) {
  const path = kept.pathOf(name);
  if (!existsSync(path)) return undefined;
  return decode(readFileSync(path)).catch(() => {
    throw new Refused(
      `the kept picture is damaged; \`git checkout -- ${shown(path)}\` brings it back, and accepting it anew replaces it`,
    );
  });
}

/** Keeps a picture; `files` are those of another folder than the house's own. */
export const writeBaseline = async (name, picture, files = kept) =>
  files.write(name, await encode(picture));

/** Drops a picture whose story is gone; `files` as for writing. */
export const dropBaseline = (name, files = kept) => files.drop(name);

/**
 * Keeps what pictures were drawn with.
 * @param {string} browser path of the browser
 * @param {string[]} [names] of the pictures, where they are not all; of the others nothing new is said
 * @param {string} [place] the folder of the pictures, where it is not the house's own
 */
export function writeEnvironment(browser, names, place = folder) {
  const here = environmentOf(browser);
  const { others = {}, ...usual } = (names && readManifest(place)) || here;
  for (const name of names ?? Object.keys(others)) {
    if (isSame(usual, here)) delete others[name];
    else others[name] = here;
  }
  const told = Object.keys(others).length > 0 ? { ...usual, others } : usual;
  replace(manifestIn(place), `${JSON.stringify(told, null, 2)}\n`);
}
