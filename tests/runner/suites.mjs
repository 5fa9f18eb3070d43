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
      env: { TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** The embedded database is what the server takes when it is told of no other. */
const onEmbedded = () => runVitest('server', { env: { TEST_DATABASE_URL: '', DATABASE_URL: '' } });

/**
 * Every suite: which of the two lanes it runs in, what must be built before, and how it is run. The
 * lanes run side by side; within a lane it is one after another, so no two browsers ever share the
 * machine.
 * @type {Record<string, { lane: 'node' | 'browser', needs?: string[], run: (args: string[]) => Promise<import('./tools.mjs').Outcome> }>}
 */
export const suites = {
  lint: {
    lane: 'node',
    run: () => runChecks(['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  },
  typecheck: {
    lane: 'node',
    needs: ['tokens'],
    run: () =>
      runChecks(
        ['node_modules/@react-router/dev/bin.js', 'typegen', 'storefront/app'],
        ['node_modules/typescript/bin/tsc', '--noEmit'],
      ),
  },
  architecture: { lane: 'node', run: () => runVitest('architecture') },
  unit: { lane: 'node', needs: ['tokens'], run: () => runVitest('unit') },
  dom: { lane: 'node', needs: ['tokens'], run: () => runVitest('dom') },
  server: { lane: 'node', needs: ['tokens'], run: onEmbedded },
  postgres: { lane: 'node', needs: ['tokens'], run: onPostgres },
  contract: { lane: 'node', needs: ['tokens'], run: () => runVitest('contract') },
  budget: { lane: 'browser', needs: ['compress', 'server'], run: () => runVitest('budget') },
  journeys: {
    lane: 'browser',
    needs: ['compress', 'server'],
    run: () => runPlaywright('journeys'),
  },
  accessibility: {
    lane: 'browser',
    needs: ['compress', 'server'],
    run: () => runPlaywright('accessibility'),
  },
  stories: {
    lane: 'browser',
    needs: ['tokens'],
    run: () => runVitest('stories', { config: 'stories.config.ts' }),
  },
  'story-accessibility': {
    lane: 'browser',
    needs: ['storybook'],
    run: (args) =>
      runCounted('story-accessibility', ['tests/accessibility/stories.mjs', ...args], {
        show: true,
      }),
  },
  visual: {
    lane: 'browser',
    needs: ['storybook'],
    run: (args) => runCounted('visual', ['tests/visual/run.mjs', ...args], { show: true }),
  },
};
