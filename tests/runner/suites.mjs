import { startPostgres } from './postgres.mjs';
import { runChecks, runCounted, runPlaywright, runVitest } from './tools.mjs';

async function onPostgres() {
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
      // The others open no database, or the embedded one whatever they are told.
      reaching: 'storefront/server/db/throwaway.ts',
      env: { TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** The embedded database is what the server takes when it is told of no other. */
const onEmbedded = () => runVitest('server', { env: { TEST_DATABASE_URL: '', DATABASE_URL: '' } });

/** A visit to each story does its play, looks at it and takes its pictures, or a part of that. */
const visitStories =
  (...part) =>
  (args) =>
    runCounted('stories', ['tests/visual/run.mjs', ...part, ...args], { show: true });

/**
 * Every suite: what must be built before, whether it needs a browser, and how it is run. The small ones,
 * which use one processor each, run side by side; any other has the machine to itself, since it uses all
 * of it, and what a person would wait for comes late on a laden one. One that is within another runs when it
 * is named.
 * @type {Record<string, { small?: true, browser?: true, needs?: string[], within?: string, run: (args: string[]) => Promise<import('./tools.mjs').Outcome> }>}
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
        ['node_modules/typescript/bin/tsc', '--noEmit'],
      ),
  },
  architecture: { small: true, run: () => runVitest('architecture') },
  unit: { small: true, needs: ['tokens'], run: () => runVitest('unit') },
  dom: { needs: ['tokens'], run: () => runVitest('dom') },
  server: { needs: ['tokens'], run: onEmbedded },
  postgres: { needs: ['tokens'], run: onPostgres },
  contract: { needs: ['tokens'], run: () => runVitest('contract') },
  budget: { needs: ['compress', 'server'], run: () => runVitest('budget') },
  journeys: {
    browser: true,
    needs: ['compress', 'server'],
    run: () => runPlaywright('journeys'),
  },
  accessibility: {
    browser: true,
    needs: ['compress', 'server'],
    run: () => runPlaywright('accessibility'),
  },
  stories: { browser: true, needs: ['storybook'], run: visitStories() },
  'story-accessibility': {
    browser: true,
    needs: ['storybook'],
    within: 'stories',
    run: visitStories('--part', 'looks'),
  },
  visual: {
    browser: true,
    needs: ['storybook'],
    within: 'stories',
    run: visitStories('--part', 'pictures'),
  },
};
