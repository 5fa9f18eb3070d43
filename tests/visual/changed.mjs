import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';

/** What every picture depends on. */
const everywhere = /^(tokens|\.storybook|design-system\/foundations|tests\/visual|package-lock)/;

/** Where a package of ours lies, by its name. */
const packages = {
  '@otzar/tokens': 'tokens',
  '@otzar/design-system': 'design-system',
  '@otzar/contract': 'storefront/contract',
  '@otzar/domain': 'storefront/domain',
};

const endings = ['', '.ts', '.tsx', '/index.ts'];

function targetOf(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [scope, name, ...rest] = specifier.split('/');
  const folder = packages[`${scope}/${name}`];
  return folder && join(folder, ...rest);
}

function textOf(path) {
  for (const ending of endings) {
    try {
      return {
        path: `${path}${ending}`,
        text: readFileSync(join(root, `${path}${ending}`), 'utf8'),
      };
    } catch {
      // Another ending may be the right one.
    }
  }
  return undefined;
}

/** Every file of ours that a file imports, at once or through others, and itself. */
function reachedFrom(start) {
  const reached = new Set();
  const queue = [start];
  for (let path = queue.pop(); path; path = queue.pop()) {
    const file = textOf(path);
    if (!file || reached.has(file.path)) continue;
    reached.add(file.path);
    for (const [, specifier] of file.text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = targetOf(specifier, file.path);
      if (target) queue.push(target);
    }
  }
  return reached;
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit, new ones too. */
export const changedFiles = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The stories that can reach a changed file.
 * @param {import('./modes.mjs').IndexedStory[]} stories
 * @param {string[]} changed paths from the root
 */
export function storiesReaching(stories, changed) {
  if (changed.some((path) => everywhere.test(path))) return stories;
  const reach = new Map();
  return stories.filter(({ importPath }) => {
    const path = relative(root, join(root, importPath));
    if (!reach.has(path)) reach.set(path, reachedFrom(path));
    return changed.some((file) => reach.get(path).has(file));
  });
}
