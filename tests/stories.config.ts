import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './runner/browser.mjs';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Every story as a test, in a real browser; apart from the other suites, which need no Storybook. */
export default defineConfig({
  root: inRoot(''),
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        plugins: [storybookTest({ configDir: inRoot('.storybook') })],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // One page for all stories: three times as fast, and the preview resets itself between them.
            isolate: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserArgs },
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en-US',
                timezoneId: 'America/New_York',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
