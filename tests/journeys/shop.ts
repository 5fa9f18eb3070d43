import { test as base, expect, type Page, type Request, type TestInfo } from '@playwright/test';
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

/** Notes which requests of a page have not been answered yet, and which will not be. */
function unansweredOf(page: Page): Set<Request> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  return unanswered;
}

/** What a page says of itself: where its focus is, how long it has been there, and which of its code came last. */
function describePage(): string[] {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime }) => `${name.split('/').at(-1)} at ${Math.round(startTime)}`);
  const focused = document.activeElement;
  const typed = focused instanceof HTMLInputElement ? `, with “${focused.value}”` : '';
  return [
    `focus in ${focused?.outerHTML.slice(0, 120)}${typed}`,
    `${document.visibilityState}, ${Math.round(performance.now())} ms old`,
    `last code: ${scripts.slice(-6).join(', ')}`,
  ];
}

/** Tells with a failed test what its page was doing: a screenshot shows neither what it waits for nor what it said. */
async function tellState(
  page: Page,
  { unanswered, complaints }: { unanswered: Set<Request>; complaints: string[] },
  info: TestInfo,
): Promise<void> {
  if (info.status === info.expectedStatus || page.isClosed()) return;
  const described = await page.evaluate(describePage).catch(() => ['it does not answer']);
  const requests = [...unanswered].map((request) => {
    const why = request.failure()?.errorText ?? 'unanswered';
    return `${why}: ${request.method()} ${request.url()}`;
  });
  const lines = [`at ${page.url()}`, ...described, ...requests, ...complaints];
  await info.attach('state of the page', { body: lines.join('\n'), contentType: 'text/plain' });
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

  page: async ({ page, expectedComplaint }, use, info) => {
    const complaints = complaintsOf(page);
    const unanswered = unansweredOf(page);
    await use(page);
    await tellState(page, { unanswered, complaints }, info);
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    expect(unexpected, 'the browser complains of nothing').toEqual([]);
  },
});
