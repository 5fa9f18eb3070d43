import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { refuseBesideAnother } from '../visual/one-run.mjs';
import { isTraceable } from './changes.mjs';
import { engines, isHere, sayMissing } from './engines.mjs';
import { startPostgres } from './postgres.mjs';
import { runChecks, runCounted, runPlaywright, runVitest } from './tools.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/** The commit since which a suite's tests may be chosen by what they import, where that tells. */
const since = (suite, changes) =>
  changes && isTraceable(suites[suite], changes.files) ? changes.base : undefined;

/** Runs a suite's tests, or those that a change can reach. */
const withVitest =
  (suite, options = {}) =>
  (_args, changes) =>
    runVitest(suite, { ...options, since: since(suite, changes) });

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
    return await runVitest('postgres', {
      project: 'server',
      workers: WORKERS_OF_SERVER,
      // The others open no database, or the embedded one whatever they are told.
      reaching: 'storefront/server/db/throwaway.ts',
      env: { TEST_DATABASE_URL: postgres.url },
      since: since('postgres', changes),
    });
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

/**
 * Walks through the built shop, which everything is part of: a change is told of it by the files of the walks alone, as
 * all of them would take longer than whoever changes one thing waits.
 */
const withPlaywright = (suite) => (_args, changes) => {
  const own = changes?.files.filter((file) => suites[suite].reads.test(file)) ?? [];
  const isTest = (file) => file.endsWith('.test.ts') && existsSync(join(root, file));
  return runPlaywright(suite, { files: own.every(isTest) ? own : [] });
};

/** A visit to each story does its play, looks at it and takes its pictures, or a part of that. */
const visitStories =
  (...part) =>
  (args) =>
    runCounted('stories', ['tests/visual/run.mjs', ...part, ...args], { show: true });

/** What the shop's own code reads that a suite without a server depends on. */
const client = /^(tokens|design-system|storefront\/(contract|domain|app))\//;
const server =
  /^(tokens|storefront\/(contract|domain|server))\/|^tests\/(database-|throwaway-|shop-process|keeper)/;
const workshop =
  /^(tokens|design-system|storefront\/(contract|domain|app)|\.storybook|tests\/(visual|accessibility))\/|^CHANGELOG\.md$|^tests\/stories\.config\.ts$/;

/** Any one of several patterns. @param {RegExp[]} patterns */
const any = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Every suite: what may refuse it before anything is built, what must be built before, whether it needs a browser, what it
 * depends on, and how it is run. The small ones, which use one processor each, run side by side; any other has the machine
 * to itself, since it uses all of it, and what a person would wait for comes late on a laden one. One that is within
 * another runs when it is named.
 * @type {Record<string, { small?: true, browser?: true, before?: () => void, needs?: string[], within?: string, reads?: RegExp, run: (args: string[], changes?: Changes) => Promise<import('./tools.mjs').Outcome> }>}
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
    reads: /^(storefront\/make|tests\/generators)\/|^design-system\/(gallery|api\.mjs)/,
    run: () => runVitest('generators'),
  },
  unit: {
    small: true,
    needs: ['tokens'],
    reads: any(client, /^(tests\/(runner|visual)|\.storybook)\//),
    run: withVitest('unit'),
  },
  dom: { needs: ['tokens'], reads: any(client, /^tests\/dom\.ts$/), run: withVitest('dom') },
  server: { needs: ['tokens'], reads: any(server, /^tests\/security\//), run: onEmbedded },
  postgres: { needs: ['tokens'], reads: any(server, /^tests\/security\//), run: onPostgres },
  contract: {
    needs: ['tokens'],
    reads: any(server, /^storefront\/app\/mocks\/|^tests\/(contract|model)\//),
    run: withVitest('contract'),
  },
  budget: {
    needs: ['compress', 'server'],
    reads: any(client, /^tests\/performance\//),
    run: () => runVitest('budget'),
  },
  journeys: {
    browser: true,
    needs: ['compress', 'server'],
    reads: /^tests\/journeys\//,
    run: withPlaywright('journeys'),
  },
  engines: {
    needs: ['compress', 'server'],
    reads: /^tests\/(engines\/|journeys\/(guest|report-service)\.ts$)/,
    run: inEngines,
  },
  accessibility: {
    browser: true,
    needs: ['compress', 'server'],
    reads: /^tests\/accessibility\/.*\.ts$/,
    run: withPlaywright('accessibility'),
  },
  stories: {
    browser: true,
    before: () => refuseBesideAnother(),
    needs: ['storybook'],
    reads: workshop,
    run: visitStories(),
  },
  'story-accessibility': {
    browser: true,
    before: () => refuseBesideAnother(),
    needs: ['storybook'],
    within: 'stories',
    reads: workshop,
    run: visitStories('--part', 'looks'),
  },
  visual: {
    browser: true,
    before: () => refuseBesideAnother(),
    needs: ['storybook'],
    within: 'stories',
    reads: workshop,
    run: visitStories('--part', 'pictures'),
  },
};
