import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserArgs, findBrowser } from './runner/browser.mjs';

/** By its own name the shop would take a headless browser for a robot, and render for one. */
const { userAgent } = devices['Desktop Chrome'];

export default defineConfig({
  testDir: '.',
  globalSetup: './ready-shop.ts',
  // One more than processors: a page waits as often as it works.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    userAgent,
    // What is kept for a time without a connection would answer for the shop that is tested.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A folder each: what a failure of one left there would go with the run of the other.
    { name: 'journeys', testDir: 'journeys', outputDir: '../test-results/journeys' },
    { name: 'accessibility', testDir: 'accessibility', outputDir: '../test-results/accessibility' },
  ],
});
