import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'https://otzar.example';
const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');

const PUBLIC = { 'Cache-Control': 'public, max-age=0' };

/** A store of answers, as a browser has it, by address. */
class SampleCache {
  readonly #kept = new Map<string, Response>();
  readonly #href = (key: string | Request) => (typeof key === 'string' ? key : key.url);
  keys = async () => [...this.#kept.keys()].map((url) => new Request(url));
  match = async (key: string | Request) => this.#kept.get(this.#href(key))?.clone();
  delete = async (key: string | Request) => this.#kept.delete(this.#href(key));
  put = async (key: string | Request, response: Response) => {
    this.#kept.set(this.#href(key), response);
  };
}

class SampleCaches {
  readonly stores = new Map<string, SampleCache>();
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new SampleCache();
    this.stores.set(name, store);
    return store;
  };
  match = async (url: string, { cacheName }: { cacheName: string }) =>
    (await this.open(cacheName)).match(url);
}

/** Answers of a network are of the same site; a response that is made here does not say so. */
const answer = (body: string, headers: Record<string, string> = PUBLIC, status = 200) => {
  const response = new Response(body, { status, headers });
  const basic = (one: Response): Response => {
    const copy = one.clone.bind(one);
    Object.defineProperty(one, 'type', { value: 'basic' });
    Object.defineProperty(one, 'clone', { value: () => basic(copy()) });
    return one;
  };
  return basic(response);
};

type Listener = (event: object) => void;

let caches: SampleCaches;
let network: ReturnType<typeof vi.fn<(address: string) => Promise<Response>>>;
let listeners: Map<string, Listener>;

/** Browsers end a worker that has nothing to do, and begin it anew: what it kept is there, and nothing else. */
function beginWorker() {
  listeners = new Map();
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const fetch = (asked: string | { url: string }) =>
    network(typeof asked === 'string' ? asked : asked.url);
  runInNewContext(source, { self, caches, crypto, fetch, URL, Response, console });
}

beforeEach(() => {
  caches = new SampleCaches();
  network = vi.fn(async (address) => answer(`<title>${new URL(address).pathname}</title>`));
  beginWorker();
});

/** Something happens, with all that it leads to. */
async function happen(name: string, facts: object): Promise<Response | undefined> {
  const under: Promise<unknown>[] = [];
  let answered: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...facts,
    waitUntil: (work: Promise<unknown>) => under.push(work),
    respondWith: (given: Promise<Response>) => {
      answered = given;
    },
  });
  const response = await answered;
  for (const work of under) await work;
  return response;
}

const ask = (path: string, mode = 'navigate', method = 'GET') =>
  happen('fetch', { request: { url: new URL(path, ORIGIN).href, mode, method } });

/** A page of the shop is idle, and tells of more that it is made of. */
const tellIdle = (...addresses: string[]) => tellIdleFrom('/', ...addresses);

const tellIdleFrom = (path: string, ...addresses: string[]) =>
  happen('message', { data: { addresses }, source: { url: ORIGIN + path } });

const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

describe('a page that was visited', () => {
  test('is read without a connection, by its address and from another page', async () => {
    await ask('/books/all/1');
    await tellIdle();
    goOffline();
    expect(await (await ask('/books/all/1'))?.text()).toContain('/books/all/1');
    const data = await ask('/books/all/1.data?_routes=routes%2Flisting', 'cors');
    expect(await data?.text()).toContain('/books/all/1.data');
  });

  test('from another page can be opened by its address as well', async () => {
    await ask('/_.data', 'cors');
    await tellIdle();
    goOffline();
    expect(await (await ask('/'))?.text()).toContain('<title>/</title>');
  });

  test('is asked for in its other shape only once a page is idle, and once', async () => {
    await ask('/books/all/1');
    await ask('/books/all/1');
    expect(network.mock.calls.flat().filter((url) => url.endsWith('.data'))).toEqual([]);
    await tellIdle();
    await tellIdle();
    expect(network.mock.calls.flat().filter((url) => url.endsWith('.data'))).toHaveLength(1);
  });

  test('is asked for in its other shape by a worker that began anew since', async () => {
    await ask('/books/all/1');
    beginWorker();
    await tellIdleFrom('/books/all/1#content');
    goOffline();
    expect((await ask('/books/all/1.data', 'cors'))?.status).toBe(200);
  });

  test('of one shopper alone is not asked for again', async () => {
    network.mockImplementation(async () => answer('secret', { 'Cache-Control': 'no-store' }));
    await ask('/account/orders');
    await tellIdleFrom('/account/orders', `${ORIGIN}/account/orders`);
    expect(network.mock.calls.flat().filter((url) => url.endsWith('.data'))).toEqual([]);
  });

  test('comes from the network while there is one', async () => {
    await ask('/');
    network.mockResolvedValue(answer('newer'));
    expect(await (await ask('/'))?.text()).toBe('newer');
  });
});

describe('nothing is kept of', () => {
  test.each([
    ['a page of one shopper', '/account/orders', { 'Cache-Control': 'no-store' }, 200],
    ['what says nothing about it', '/bag', {}, 200],
    ['a failure', '/', PUBLIC, 500],
  ])('%s', async (_what, path, headers, status) => {
    network.mockImplementation(async () => answer('secret', headers, status));
    await ask(path);
    await ask('/api/customer', 'cors');
    goOffline();
    expect(await (await ask(path))?.text()).not.toContain('secret');
    await expect(ask('/api/customer', 'cors')).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['a write', '/api/order', 'cors', 'POST'],
    ['a page that is only pointed at', '/about/43.data', 'no-cors', 'GET'],
    ['another site', 'https://elsewhere.example/assets/a.js', 'cors', 'GET'],
  ])('%s, which is left alone', async (_what, path, mode, method) => {
    expect(await ask(path, mode, method)).toBeUndefined();
  });
});

test('what was not visited says so, and leads to what was', async () => {
  network.mockImplementation(async () =>
    answer('<title>Otzar</title><h1 class="x"><span>Bread</span> &amp; "Roses"</h1>'),
  );
  await ask('/products/bread/1?variation="2"');
  await ask('/');
  goOffline();
  const page = await ask('/products/other/2');
  expect(page?.status).toBe(503);
  const text = await page?.text();
  expect(text).toContain('You are offline');
  expect(text).toContain('>Bread &amp; "Roses"</a>');
  expect(text).toContain('href="/products/bread/1?variation=%222%22"');
  expect(text).toContain('<a href="/" dir="auto">Home</a>');
});

test('without a connection either language is told of in its own words, with its own pages', async () => {
  network.mockImplementation(async () => answer('<h1>ספרים</h1>'));
  for (const path of ['/he', '/he/books/all/1', '/about/43']) await ask(path);
  goOffline();
  const hebrew = await (await ask('/he/products/other/2'))?.text();
  expect(hebrew).toContain('<html lang="he" dir="rtl">');
  expect(hebrew).toContain('<h1>אין חיבור לאינטרנט</h1>');
  expect(hebrew).toContain('<a href="/he" dir="auto">דף הבית</a>');
  expect(hebrew).toContain('href="/he/books/all/1"');
  expect(hebrew).not.toMatch(/about|offline|Try again/);
  const english = await (await ask('/hebrew/2'))?.text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('href="/about/43"');
  expect(english).not.toContain('href="/he/');
});

test('a page that failed is told of the pages of its language alone', async () => {
  for (const path of ['/he/about/43', '/about/43']) await ask(path);
  const told = async (path: string): Promise<unknown> => {
    const postMessage = vi.fn();
    const data = { visited: true };
    await happen('message', { data, ports: [{ postMessage }], source: { url: ORIGIN + path } });
    return postMessage.mock.calls[0]?.[0].map((page: { path: string }) => page.path);
  };
  expect(await told('/he.data')).toEqual(['/he/about/43']);
  expect(await told('/bag')).toEqual(['/about/43']);
});

test('nothing of a page’s own words runs where the offline page may ask for itself', async () => {
  network.mockImplementation(async () => answer('<h1>A <script>alert(1)</script></h1>'));
  await ask('/about/43');
  goOffline();
  const page = await ask('/products/other/2');
  const [, nonce = ''] =
    /script-src 'nonce-([^']+)'/.exec(page?.headers.get('Content-Security-Policy') ?? '') ?? [];
  const text = (await page?.text()) ?? '';
  expect(text.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
  const again = await ask('/products/other/2');
  expect(again?.headers.get('Content-Security-Policy')).not.toContain(nonce);
});

test('files whose names change with what is in them are asked for once, and the oldest go, a batch at a time', async () => {
  await ask('/assets/shell-1.js', 'cors');
  await ask('/assets/shell-1.js', 'cors');
  expect(network).toHaveBeenCalledOnce();
  const parts = await caches.open('otzar-parts-1');
  const listed = vi.spyOn(parts, 'keys');
  for (let part = 2; part <= 340; part += 1) await ask(`/assets/shell-${part}.js`, 'cors');
  expect(listed.mock.calls.length).toBeLessThan(5);
  const kept = (await parts.keys()).map(({ url }) => url);
  expect(kept.length).toBeGreaterThan(270);
  expect(kept.length).toBeLessThanOrEqual(300);
  expect(kept).not.toContain(`${ORIGIN}/assets/shell-1.js`);
  expect(kept).toContain(`${ORIGIN}/assets/shell-340.js`);
});

test('a new worker drops what another number kept, and nothing of others', async () => {
  for (const name of ['otzar-pages-0', 'otzar-pages-1', 'theirs']) await caches.open(name);
  await happen('activate', {});
  expect(await caches.keys()).toEqual(['otzar-pages-1', 'theirs']);
});

test('the page that was there before it brings itself and its parts', async () => {
  const addresses = [`${ORIGIN}/`, `${ORIGIN}/assets/a.js`, `${ORIGIN}/api/customer`];
  await tellIdle(...addresses);
  goOffline();
  for (const path of ['/', '/_.data', '/assets/a.js'])
    expect((await ask(path, path === '/' ? 'navigate' : 'cors'))?.status).toBe(200);
  expect(caches.stores.get('otzar-answers-1')).toBeUndefined();
});
