import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { devices, type Request } from '@playwright/test';
import budget from '../performance/budget.json' with { type: 'json' };
import { expect, type Page, test } from './shop.ts';
import { productOf } from './shopper.ts';

const { userAgent } = devices['Pixel 7'];
test.use({ userAgent, viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

const BYTES_IN_KB = 1_000;

/** After so long, in milliseconds, a first page that is left alone is kept for a time without a connection. */
const FIRST_PAGE_REST = 10_000;

interface Fetched {
  /** Method and path. */
  name: string;
  /** The browser's word for what it is, such as Script. */
  kind: string | undefined;
  /** What came over the network for it, headers and all. */
  bytes: number;
}

/** All that a page fetches from now on, by the browser's own name for each request. */
async function fetchedBy(page: Page): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    if (request.url.startsWith('http')) fetched.set(requestId, { name, kind: type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return fetched;
}

/** Comes to a page for the first time, and touches nothing until it has fetched all that it fetches by itself. */
async function visit(page: Page, path: string): Promise<Fetched[]> {
  const fetched = await fetchedBy(page);
  // The last that a page asks for, each by a way of its own: who is there, and whether a filter spoils its files.
  const last = ['**/api/customer', '**/known.js'].map((address) => page.waitForResponse(address));
  await page.goto(path);
  await Promise.all(last);
  await page.waitForLoadState('networkidle');
  return [...fetched.values()];
}

const paths: Record<keyof typeof budget, (page: Page) => Promise<string>> = {
  home: async () => '/',
  listing: async () => '/books/all/1',
  product: async (page) => (await productOf(page, 'book')).path,
};

const kB = (fetched: Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_IN_KB;

/** What a budget counts, by the name that it has there. */
function countsOf(fetched: Fetched[]): Record<string, number> {
  const of = (kind: string) => fetched.filter((one) => one.kind === kind);
  return {
    requests: fetched.length,
    scripts: of('Script').length,
    scriptKB: kB(of('Script')),
    htmlKB: kB(of('Document')),
    fonts: of('Font').length,
    fontKB: kB(of('Font')),
    allKB: kB(fetched),
  };
}

/** Whether the worker has kept all that the page is made of, and the page in both its shapes. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('otzar-pages-1');
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(assets|media)\//.test(new URL(name).pathname));
    const kept = await Promise.all(parts.map((part) => caches.match(part, { ignoreVary: true })));
    return (await pages.keys()).length === 2 && !kept.includes(undefined);
  });

/** What the worker of a page fetches over the network, rather than from the browser's cache. */
async function fetchedByWorker(page: Page): Promise<string[]> {
  const requests: Request[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker()) requests.push(request);
  });
  await page.clock.fastForward(FIRST_PAGE_REST);
  await expect.poll(() => isKept(page)).toBe(true);
  const sent = await Promise.all(
    requests.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return { request, bytes: responseHeadersSize + responseBodySize };
    }),
  );
  return sent.flatMap(({ request, bytes }) =>
    bytes > 0 ? [`${request.method()} ${new URL(request.url()).pathname}, by the worker`] : [],
  );
}

for (const [name, { firstVisit }] of Object.entries(budget)) {
  const pathOf = paths[name as keyof typeof budget];
  const { requestsWithWorker, ...limits } = firstVisit;

  test(`a first visit of ${name} on a phone fetches no more than its budget`, async ({ page }) => {
    const fetched = await visit(page, await pathOf(page));
    const counts = countsOf(fetched);
    const told = fetched.map((one) => `${one.bytes} ${one.name}`).join('\n');
    for (const [what, { limit, why }] of Object.entries(limits))
      expect(counts[what], `${what}: ${why}\n${told}`).toBeLessThanOrEqual(limit);
    expect(fetched.filter(({ kind, bytes }) => kind === 'Script' && bytes === 0)).toEqual([]);
  });

  test.describe('with its worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`a first visit of ${name} on a phone asks for no more than its budget`, async ({
      page,
    }) => {
      const path = await pathOf(page);
      await page.clock.install();
      const fetched = await visit(page, path);
      const byWorker = await fetchedByWorker(page);
      expect(byWorker).toContain('GET /sw.js, by the worker');
      const names = [...fetched.map((one) => one.name), ...byWorker];
      const { limit, why } = requestsWithWorker;
      expect(names.length, `${why}\n${names.join('\n')}`).toBeLessThanOrEqual(limit);
    });
  });
}

test('a first visit asks the shop who is there, for its countries and its currencies, and nothing else', async ({
  page,
}) => {
  const fetched = await visit(page, '/');
  const calls = fetched.map(({ name }) => name).filter((name) => name.includes(' /api/'));
  expect(calls.toSorted()).toEqual([
    'GET /api/countries',
    'GET /api/currencies',
    'GET /api/customer',
  ]);
});

/** What a new connection carries before the first answer to it: ten packets, less what TLS and the answer's head take. */
const FIRST_FLIGHT = 12_500;

/** What can be read of a page when that many bytes of it have come. */
async function beginningOf(page: Page, path: string, bytes: number): Promise<string> {
  const address = new URL(path, page.url());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', 'User-Agent': userAgent } }, resolve).on(
      'error',
      reject,
    );
  });
  const body = Buffer.concat(await answer.toArray());
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(body.subarray(0, bytes), flush).toString();
}

for (const [name, pathOf] of Object.entries(paths)) {
  test(`${name} shows its heading with the first bytes, and asks for its picture before any script`, async ({
    page,
  }) => {
    const path = await pathOf(page);
    await page.goto('/');
    const beginning = await beginningOf(page, path, FIRST_FLIGHT);
    expect(beginning).toContain('<h1');
    // Chromium holds the first paint back for a face that is preloaded.
    expect(beginning).not.toContain('as="font"');
    const order = [...beginning.matchAll(/as="image"|rel="modulepreload"|<\/head>/g)].map(String);
    expect(order.at(0)).toBe(name === 'home' ? 'rel="modulepreload"' : 'as="image"');
    expect(order.at(-1)).toBe('</head>');
  });
}
