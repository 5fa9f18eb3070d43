import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Rooms whose own tests need neither a server nor a browser. */
const rooms = '{tokens,design-system,storefront/contract,storefront/domain,storefront/app}';

export default defineConfig({
  root: inRoot(''),
  test: {
    // On a busy machine a person's hand at a form takes seconds, and so does a fresh database: no fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Nothing else runs beside a suite (tests/runner/suites.mjs), so no processor is left out.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Rules keep nothing between two questions: a fresh world for each file would cost more than they do.
          isolate: false,
          include: [`${rooms}/**/*.test.ts`, '{tests/{runner,visual},.storybook}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: [`${rooms}/**/*.test.tsx`],
          setupFiles: [inRoot('tests/dom.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Its files read the whole server each; once for all is enough, as what it keeps it keeps by database.
          isolate: false,
          globalSetup: inRoot('tests/database-templates.ts'),
          include: ['{storefront/server,storefront/demo,tests/{search,security}}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          globalSetup: inRoot('tests/database-templates.ts'),
          include: ['tests/{contract,model}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'generators',
          environment: 'node',
          include: ['tests/generators/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // As a journey waits for what a person would see.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: { name: 'budget', environment: 'node', include: ['tests/performance/**/*.test.ts'] },
      },
    ],
  },
});
