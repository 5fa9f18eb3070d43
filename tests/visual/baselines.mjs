import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from '../runner/refused.mjs';
import { BASELINES } from './base-commit.mjs';
import { environmentOf, isSame } from './environment.mjs';
import { matchesIn } from './matches.mjs';
import { decode, encode } from './picture.mjs';
import { picturesIn, replace } from './picture-files.mjs';

/** @typedef {import('./environment.mjs').Environment} Environment */

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

/**
 * What kept pictures were drawn with.
 * @returns {(name: string) => Environment | undefined} nothing where no picture has been kept yet
 * @throws {Refused} when what says so cannot be read
 */
export function readEnvironments() {
  const recorded = readManifest();
  if (!recorded) return () => undefined;
  const { others = {}, ...usual } = recorded;
  return (name) => others[name] ?? usual;
}

/** Names of all pictures kept. */
export const storedNames = () => kept.names();

/** Which drawings are known to match kept pictures. */
export const matchesOfStored = () => matchesIn(folder, kept.pathOf);

/** Whether a picture is kept under a name. */
export const isStored = (name) => kept.has(name);

/** Files, as git names them, any of which changes where the picture under a name does: it may look like another. */
export const filesOf = (name) =>
  [`${name}.webp`, `${name}.same`, basename(kept.pathOf(name))].map(
    (file) => `${BASELINES}/${file}`,
  );

/**
 * The picture kept under a name, if any; `files` are those of another folder than the house's own.
 * @throws {Refused} when its file is no picture any more, or names none
 */
export async function readBaseline(name, files = kept) {
  if (!files.has(name)) return undefined;
  const path = files.pathOf(name);
  try {
    return await decode(readFileSync(path));
  } catch {
    const damaged = shown(existsSync(path) ? path : files.linkOf(name));
    throw new Refused(
      `the kept picture is damaged; \`git checkout -- ${damaged}\` brings it back, and accepting it anew replaces it`,
    );
  }
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
