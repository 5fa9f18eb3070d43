import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './fingerprint.mjs';
import { root, runNode } from './process.mjs';
import { step } from './step.mjs';

const record = join(root, '.cache/build.json');
const inRoot = (path) => pathToFileURL(join(root, path)).href;

/** Address of the built server; importing it starts it. */
export const serverEntry = inRoot('storefront/server/build/main.js');

const lock = 'package-lock.json';
const rules = ['storefront/contract', 'storefront/domain'];
/** What a shop may be without. */
const demo = ['storefront/demo'].filter((path) => existsSync(join(root, path)));
const app = ['tokens', 'design-system', ...rules, 'storefront/app', lock];

/** @param {'en' | 'he'} language which the app speaks */
const buildApp = (language) =>
  runNode(['node_modules/@react-router/dev/bin.js', 'build', 'storefront/app'], {
    env: { NODE_ENV: 'production', SHOP_LANGUAGE: language },
  });

/**
 * What is built, from what, and after what. A step is stale when its inputs' content changed, its
 * output is missing, or a step before it was built anew.
 */
const steps = {
  tokens: {
    inputs: ['tokens', lock],
    output: 'tokens/dist/tokens.css',
    make: () => runNode(['tokens/build.mjs']),
  },
  app: {
    after: ['tokens'],
    inputs: app,
    output: 'storefront/app/build/server/index.js',
    make: () => buildApp('en'),
  },
  // One after the other: two at once take as long, and twice the memory.
  hebrew: {
    after: ['app'],
    inputs: app,
    output: 'storefront/app/build/he/server/index.js',
    make: () => buildApp('he'),
  },
  compress: {
    after: ['app', 'hebrew'],
    inputs: [...app, 'storefront/server/compress.mjs'],
    output: 'storefront/app/build/client',
    make: async () => {
      const { compressClient } = await import(inRoot('storefront/server/compress.mjs'));
      for (const folder of ['build/client', 'build/he/client'])
        await compressClient(join(root, 'storefront/app', folder));
    },
  },
  server: {
    after: ['tokens'],
    inputs: ['tokens', ...rules, 'storefront/server', ...demo, lock],
    output: 'storefront/server/build/main.js',
    make: async () => {
      const { buildServer } = await import(inRoot('storefront/server/build.mjs'));
      await buildServer();
    },
  },
  storybook: {
    after: ['tokens'],
    inputs: ['.storybook', 'storefront/launch/build.mjs', ...app],
    options: { withStories: true },
    output: 'storybook-static/index.json',
    make: () =>
      runNode(
        [
          'node_modules/storybook/dist/bin/dispatcher.js',
          'build',
          '--quiet',
          '--test',
          '--stats-json',
        ],
        {
          env: { STORYBOOK_DISABLE_TELEMETRY: '1', WORKSHOP: 'plain' },
        },
      ),
  },
};

function recorded() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

function remember(name, print) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ ...recorded(), [name]: print }, null, 2)}\n`);
}

/** Builds one step if it is stale, and says whether it was. */
async function bring(name, earlierBuilt) {
  const { inputs, options, output, make } = steps[name];
  const print = fingerprint(inputs, options);
  const fresh = recorded()[name] === print && existsSync(join(root, output));
  if (fresh && !earlierBuilt) {
    await step(name, () => 'up to date');
    return false;
  }
  await step(name, async () => {
    // What is left of a step that fails is none of the output that was recorded before.
    remember(name, undefined);
    await make();
    remember(name, print);
    return 'built';
  });
  return true;
}

/** Builds of this process, so that two who need the same one wait for the same one. */
const started = new Map();

/**
 * Brings one step and all before it up to date.
 * @param {keyof typeof steps} name
 * @returns {Promise<boolean>} whether it was built anew
 */
export function build(name) {
  const running =
    started.get(name) ??
    Promise.all((steps[name].after ?? []).map(build)).then((earlier) =>
      bring(name, earlier.includes(true)),
    );
  started.set(name, running);
  return running;
}

/** Brings all that the server serves up to date, side by side where it can. */
export const buildShop = () => Promise.all([build('compress'), build('server')]);
