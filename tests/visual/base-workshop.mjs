import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../storefront/launch/process.mjs';
import { git } from '../runner/git.mjs';
import { Refused } from '../runner/refused.mjs';

/** In the root, so that on Windows it is on the same drive; one run at a time uses it. */
const place = join(root, '.cache/visual/base');
const LOCK = 'package-lock.json';

/** Writes a commit's files into a folder, through an index of its own. */
function exportCommit(commit, folder) {
  const index = join(folder, '.index');
  mkdirSync(folder, { recursive: true });
  git(root, ['read-tree', commit], { index });
  git(root, ['checkout-index', '--all', `--prefix=${folder}/`], { index });
}

/** A link to a folder, as Windows makes them for everybody too. */
function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/** Paths of the packages in a folder `node_modules`, from there. */
const packagesIn = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((scoped) => join(name, scoped))
        : [name],
    );

/**
 * Gives a copy of the house the packages of this one, by links. Those that are the house's own are the copy's.
 * @param {string} folder of the copy
 * @param {string} [house] that it is a copy of
 */
export function linkPackages(folder, house = root) {
  const modules = join(house, 'node_modules');
  for (const name of packagesIn(modules)) {
    const target = realpathSync(join(modules, name));
    const own = relative(realpathSync(house), target);
    const isOwn = !own.startsWith('..') && !own.split(sep).includes('node_modules');
    link(isOwn ? join(folder, own) : target, join(folder, 'node_modules', name));
    const nested = join(own, 'node_modules');
    if (isOwn && existsSync(join(house, nested))) link(join(house, nested), join(folder, nested));
  }
}

async function providePackages(folder, launch) {
  const [here, there] = [root, folder].map((house) => readFileSync(join(house, LOCK), 'utf8'));
  if (here === there) return linkPackages(folder);
  // Its hook would take the place of this copy's.
  process.env.SKIP_INSTALL_SIMPLE_GIT_HOOKS = '1';
  const { ensureInstalled } = await import(launch('install.mjs'));
  return ensureInstalled();
}

/**
 * Builds the workshop as it was in a commit, by that commit's own means.
 * @param {string} commit
 * @returns {Promise<{ built: string, close: () => void }>} the folder of the built workshop, until it is closed
 * @throws {Refused} where it cannot be built
 */
export async function openBaseWorkshop(commit) {
  // One of its own for each, as what was imported from a folder is not imported anew.
  const folder = join(place, commit);
  const close = () => rmSync(place, { recursive: true, force: true });
  const launch = (name) => pathToFileURL(join(folder, 'storefront/launch', name)).href;
  close();
  try {
    exportCommit(commit, folder);
    await providePackages(folder, launch);
    const { build } = await import(launch('build.mjs'));
    await build('storybook');
    return { built: join(folder, 'storybook-static'), close };
  } catch (error) {
    close();
    throw new Refused(
      `${error.message}\nThe workshop of ${commit.slice(0, 9)}, which the pictures are to be compared with, could not be built.`,
    );
  }
}
