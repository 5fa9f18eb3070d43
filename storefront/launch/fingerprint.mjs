import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

const made = new Set(['node_modules', 'build', 'dist']);
const notBuilt = /\.(test|stories)\.tsx?$/;

function* filesUnder(path) {
  if (statSync(join(root, path)).isFile()) {
    yield path;
    return;
  }
  const names = readdirSync(join(root, path)).sort();
  for (const name of names) {
    if (!name.startsWith('.') && !made.has(name)) yield* filesUnder(`${path}/${name}`);
  }
}

/**
 * The content of files and folders as one hash. Dates play no part, so a fresh checkout is not stale.
 * @param {string[]} paths relative to the root
 * @param {{ withStories?: boolean }} [options] stories and tests count only where they are built
 */
export function fingerprint(paths, { withStories = false } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      if (notBuilt.test(file) && !withStories) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
