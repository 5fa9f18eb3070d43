import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { isConcerned, traced } from './changes.mjs';
import { dependenciesOf } from './dependencies.mjs';
import { engines, isHere, sayMissing } from './engines.mjs';
import { startPostgres } from './postgres.mjs';
import { runChecks, runCounted, runPlaywright, runVitest } from './tools.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/** Runs a suite's tests, or those that a change can reach where that can be told. */
async function runReached(suite, options, changes) {
  const reaching = changes && traced(dependenciesOf(suite), changes.files);
  const outcome = await runVitest(suite, { ...options, ...(reaching && { reaching }) });
  const none = changes && outcome.passed + outcome.failed === 0;
  return none ? { ...outcome, why: 'none of its tests depends on what has changed' } : outcome;
}

const withVitest =
  (suite, options = {}) =>
  (_args, changes) =>
    runReached(suite, options, changes);

/** More than processors: a test of the server waits for its database and for shops in processes of their own. */
const WORKERS_OF_SERVER = availableParallelism() + 2;

async function onPostgres(_args, changes) {
  const postgres = await startPostgres();
  if (!postgres) {
    return {
      passed: 0,
      failed: 0,
      said: '',
      why: 'no PostgreSQL here: install one, or set TEST_DATABASE_URL',
    };
  }
  try {
    const options = {
      project: 'server',
      workers: WORKERS_OF_SERVER,
      // The others open no database, or the embedded one whatever they are told.
      reaching: ['storefront/server/db/temporary-database.ts'],
      env: { TEST_DATABASE_URL: postgres.url },
    };
    return await runReached('postgres', options, changes);
  } finally {
    await postgres.stop();
  }
}

/** Walks in the engines that are here; each other is told of in a line. */
async function inEngines() {
  const missing = engines.filter((engine) => !isHere(engine)).map(sayMissing);
  if (missing.length === engines.length)
    return { passed: 0, failed: 0, said: '', why: missing.join('; ') };
  for (const line of missing) console.log(`${'engines'.padEnd(13)} ${line}`);
  return runVitest('engines');
}

/** The embedded database is what the server takes when it is told of no other. */
const onEmbedded = withVitest('server', {
  workers: WORKERS_OF_SERVER,
  env: { TEST_DATABASE_URL: '', DATABASE_URL: '' },
});

/** Walks through the built shop: all of it, or the walks that have changed alone. */
const withPlaywright = (suite) => (_args, changes) => {
  const own = changes?.files.filter((file) => isConcerned(dependenciesOf(suite), [file])) ?? [];
  const isTest = (file) => file.endsWith('.test.ts') && existsSync(join(root, file));
  return runPlaywright(suite, { files: own.every(isTest) ? own : [] });
};

/** A visit to each story does its play, looks at it and takes its pictures, or a part of that. */
const visitStories =
  (...part) =>
  (args) =>
    runCounted('stories', ['tests/visual/run.mjs', ...part, ...args], { show: true });

/**
 * Every suite: what must be built before, whether it needs a browser, and how it is run. The small ones, which use one
 * processor each, run side by side; any other has the machine to itself, since it uses all of it, and what a person would
 * wait for comes late on a laden one. One that is within another runs when it is named.
 * @type {Record<string, { small?: true, browser?: true, needs?: string[], within?: string, run: (args: string[], changes?: Changes) => Promise<import('./tools.mjs').Outcome> }>}
 */
export const suites = {
  lint: {
    small: true,
    run: () => runChecks(['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  },
  typecheck: {
    small: true,
    needs: ['tokens'],
    run: () =>
      runChecks(
        ['node_modules/@react-router/dev/bin.js', 'typegen', 'storefront/app'],
        ['node_modules/typescript-7/bin/tsc', '--noEmit'],
      ),
  },
  // It reads every file as text, which imports do not tell.
  architecture: { small: true, run: () => runVitest('architecture') },
  generators: {
    small: true,
    needs: ['tokens'],
    run: () => runVitest('generators'),
  },
  unit: {
    small: true,
    needs: ['tokens'],
    run: withVitest('unit'),
  },
  dom: { needs: ['tokens'], run: withVitest('dom') },
  server: { needs: ['tokens'], run: onEmbedded },
  postgres: { needs: ['tokens'], run: onPostgres },
  contract: {
    needs: ['tokens'],
    run: withVitest('contract'),
  },
  budget: {
    needs: ['compress', 'server'],
    run: () => runVitest('budget'),
  },
  journeys: {
    browser: true,
    needs: ['compress', 'server'],
    run: withPlaywright('journeys'),
  },
  engines: {
    needs: ['compress', 'server'],
    run: inEngines,
  },
  accessibility: {
    browser: true,
    needs: ['compress', 'server'],
    run: withPlaywright('accessibility'),
  },
  stories: {
    browser: true,
    needs: ['storybook'],
    run: visitStories(),
  },
  'story-accessibility': {
    browser: true,
    needs: ['storybook'],
    within: 'stories',
    run: visitStories('--part', 'audit'),
  },
  visual: {
    browser: true,
    needs: ['storybook'],
    within: 'stories',
    run: visitStories('--part', 'pictures'),
  },
};
