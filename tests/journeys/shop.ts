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
    `${document.querySelectorAll('[role=dialog]').length} dialogs, ${window.earlyUse?.sent.size} forms unsent`,
  ];
}

/** How long a page is watched that a test has failed in, in milliseconds. */
const WATCHED_MS = 500;

/** Which of the things that a page waits for still come: a timer, a message to itself, a frame. */
async function whatComes(patience: number): Promise<string> {
  const kinds: Record<string, (come: () => void) => void> = {
    timer: (come) => setTimeout(come, 0),
    message: (come) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = come;
      port2.postMessage(null);
    },
    frame: (come) => requestAnimationFrame(come),
    idle: (come) => requestIdleCallback(come),
  };
  const came = await Promise.all(
    Object.entries(kinds).map(([kind, wait]) =>
      Promise.race([
        new Promise<string>((resolve) => wait(() => resolve(`${kind} comes`))),
        new Promise<string>((resolve) => setTimeout(() => resolve(`no ${kind}`), patience)),
      ]),
    ),
  );
  return came.join(', ');
}

/** Which of its functions a page is busy with: one that draws for ever never draws what waits for its turn. */
async function busyWith(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  const comes = await page.evaluate(whatComes, WATCHED_MS);
  const { profile } = await session.send('Profiler.stop');
  await session.detach();
  const often = profile.nodes
    .filter(({ hitCount, callFrame }) => hitCount && callFrame.url)
    .sort((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0))
    .slice(0, 6)
    .map(({ hitCount, callFrame: { functionName, url, columnNumber } }) => {
      const file = url.split('/').at(-1);
      return `${hitCount} times in ${functionName}, ${file}:${columnNumber}`;
    });
  return [comes, ...often].join('; ');
}

/** Tells with a failed test what its page was doing: a screenshot shows neither what it waits for nor what it said. */
async function tellState(
  page: Page,
  {
    scripts,
    unanswered,
    complaints,
  }: { scripts: boolean; unanswered: Set<Request>; complaints: string[] },
  info: TestInfo,
): Promise<void> {
  if (info.status === info.expectedStatus || page.isClosed()) return;
  const described = await page.evaluate(describePage).catch(() => ['it does not answer']);
  // A page that may run nothing never answers what it waits for.
  const busy = scripts
    ? await busyWith(page).catch(() => 'nobody can look into it')
    : 'runs no scripts';
  const requests = [...unanswered].map((request) => {
    const why = request.failure()?.errorText ?? 'unanswered';
    return `${why}: ${request.method()} ${request.url()}`;
  });
  const lines = [`at ${page.url()}`, ...described, busy, ...requests, ...complaints];
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

  page: async ({ page, expectedComplaint, javaScriptEnabled }, use, info) => {
    const complaints = complaintsOf(page);
    const unanswered = unansweredOf(page);
    await use(page);
    await tellState(page, { scripts: javaScriptEnabled !== false, unanswered, complaints }, info);
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    expect(unexpected, 'the browser complains of nothing').toEqual([]);
  },
});
