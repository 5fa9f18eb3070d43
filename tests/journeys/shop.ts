import { test as base, expect, type Page } from '@playwright/test';
import { runShop } from '../runner/shop.mjs';

export { expect, type Page };

/** The shop that a test walks through. */
export type RunningShop = Awaited<ReturnType<typeof runShop>>;

interface Tools {
  /** What the browser may complain of in this test; anything else fails it. */
  expectedComplaint: RegExp | undefined;
}

/** Gathers what the browser complains of: errors on the console, uncaught ones, hydration that differs. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const serious = message.type() === 'error' || /hydrat/i.test(message.text());
    if (serious) complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/**
 * A test in the built shop on the real server, with a database of its own. It fails on any error in
 * the console, whatever else it finds.
 */
export const test = base.extend<Tools, { shop: RunningShop }>({
  expectedComplaint: [undefined, { option: true }],

  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const shop = await runShop({ env: { MAIL_PAGE: 'on' } });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.origin),

  page: async ({ page, expectedComplaint }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    expect(unexpected, 'the browser complains of nothing').toEqual([]);
  },
});
