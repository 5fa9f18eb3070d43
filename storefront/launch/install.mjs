import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';
import { step } from './step.mjs';

const lockedPackages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Says whether `node_modules` holds what the lock file asks for, by npm's own record of it. Packages
 * for other operating systems are optional and may be missing.
 */
function isInstalled() {
  let present;
  try {
    present = lockedPackages('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      (path in present ? present[path].version === wanted.version : wanted.optional === true),
  );
}

/** Under `npm start` npm names its own script; a bare `node storefront/start.mjs` finds npm by name. */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
}

/**
 * Installs the packages of the lock file when they are not there. Not by `npm ci`: that begins by
 * taking everything away, under the feet of whatever else runs here.
 */
export function ensureInstalled() {
  return step('packages', async () => {
    if (isInstalled()) return 'in place';
    console.log('packages   fetching what the lock file names; the first time takes a minute …');
    await npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
    return 'installed';
  });
}
