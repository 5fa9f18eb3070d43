import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';

/** What the bundler knows nothing of, and every picture may show. */
const everywhere = [
  /^tokens\/(?!.*\.test\.)/,
  /^design-system\/foundations\/fonts\//,
  /^storefront\/app\/public\//,
  /^\.storybook\/(public\/|main\.ts|vite\.config\.ts|(modes|pictures)\.mjs)/,
  /^tests\/(visual|accessibility|runner)\/[^/]+\.mjs$/,
  /^storefront\/launch\/build\.mjs$/,
  /(^|\/)package(-lock)?\.json$/,
];

const PREVIEW = './.storybook/preview.tsx';
/** What answers the calls of all stories: no story that makes none can tell. */
const ANSWERS = './.storybook/mock-api.ts';

const makesCalls = ({ importPath }) => importPath.startsWith('./storefront/app/');

/**
 * Which modules import each module, as the bundler found when it built the workshop.
 * @typedef {Map<string, string[]>} Importers
 */

/** @returns {Importers} by paths from the root, such as `./tokens/dist/tokens.css` */
export function readImporters() {
  const path = join(root, 'storybook-static/preview-stats.json');
  const { modules } = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(modules.map(({ id, reasons }) => [id, reasons.map((one) => one.moduleName)]));
}

/** Every module that a file reaches through those that import it, and itself; what answers calls is not gone through. */
function reachedBy(file, importers) {
  const reached = new Set();
  const queue = [file];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (path !== ANSWERS) queue.push(...(importers.get(path) ?? []));
  }
  return reached;
}

/** The story whose kept picture a file is. */
const picturedIn = (path) =>
  /^tests\/visual\/baselines\/(.+)\.[^.]+\.(?:webp|same)$/.exec(path)?.[1];

/**
 * The stories that can look or behave otherwise by a change.
 * @param {import('../../.storybook/pictures.mjs').IndexedStory[]} stories
 * @param {string[]} changed paths from the root
 * @param {Importers} importers
 */
export function storiesReaching(stories, changed, importers) {
  if (changed.some((path) => everywhere.some((pattern) => pattern.test(path)))) return stories;
  const pictured = new Set(changed.map(picturedIn));
  const reached = new Set(changed.flatMap((path) => [...reachedBy(`./${path}`, importers)]));
  if (reached.has(PREVIEW)) return stories;
  return stories.filter(
    (story) =>
      reached.has(story.importPath) ||
      pictured.has(story.id) ||
      (reached.has(ANSWERS) && makesCalls(story)),
  );
}
