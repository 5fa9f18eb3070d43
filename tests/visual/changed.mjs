import { concernsEverything } from '../runner/changes.mjs';
import { readBuilt } from './storybook.mjs';

/** What the bundler knows nothing of, and every picture may show. */
const everywhere = [
  /^tokens\/(?!.*\.(test\.ts|md)$)/,
  /^design-system\/foundations\/fonts\/(?!.*\.test\.ts$)/,
  /^storefront\/app\/public\//,
  /^\.storybook\/(public\/|main\.ts|vite\.config\.ts|(modes|pictures|chromatic-pictures|tags)\.mjs)/,
  // What those two import: plugins, and what they read with.
  /^\.storybook\/(.+-plugin|docgen|tokens\/users|atlas\/(baseline-pictures|declared|kinds|states))\.ts$/,
  /^tests\/(visual|accessibility)\/[^/]+\.mjs$/,
];

const isEverywhere = (path) =>
  concernsEverything(path) || everywhere.some((pattern) => pattern.test(path));

/** What a story shows of files that it does not import, but a plugin reads for it (`.storybook/tokens/users-plugin.ts`). */
const readByPlugins = [
  {
    read: /^(design-system|storefront\/app)\/(?!.*\.(test|stories|examples)\.).+\.(tsx?|css)$/,
    by: '.storybook/tokens/Tokens.tsx',
  },
];
const shownThrough = (path) =>
  readByPlugins.filter(({ read }) => read.test(path)).map(({ by }) => by);

const PREVIEW = './.storybook/preview.tsx';
/** What answers the calls of all stories: no story that makes none can tell. */
const ANSWERS = './.storybook/mock-api.ts';

const makesCalls = ({ importPath }) => importPath.startsWith('./storefront/app/');

/**
 * Which modules import each module, as the bundler found when it built the workshop.
 * @typedef {Map<string, string[]>} Importers
 */

/**
 * @param {string} [folder] of the built workshop
 * @returns {Importers} by paths from the root, such as `./tokens/dist/tokens.css`
 * @throws {import('../runner/refused.mjs').Refused} where the workshop is not whole
 */
export function readImporters(folder) {
  const { modules } = readBuilt('preview-stats.json', folder);
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
  if (changed.some(isEverywhere)) return stories;
  const pictured = new Set(changed.map(picturedIn));
  const from = new Set([...changed, ...changed.flatMap(shownThrough)]);
  const reached = new Set([...from].flatMap((path) => [...reachedBy(`./${path}`, importers)]));
  if (reached.has(PREVIEW)) return stories;
  return stories.filter(
    (story) =>
      reached.has(story.importPath) ||
      pictured.has(story.id) ||
      (reached.has(ANSWERS) && makesCalls(story)),
  );
}
