import { Hono } from 'hono';
import {
  createContext,
  type RouterContext,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { expect, test } from 'vitest';
import { type AppBuild, type AppBuilds, servePages } from './pages.ts';
import type { ShopApi } from './shop-api.ts';

const apiContext: RouterContext<ShopApi> = createContext();

/** What a page asks the shop while it is made. */
type Ask = (ask: ShopApi) => Promise<unknown>;

const entryOf = (status = 200) => ({
  apiContext,
  nonceContext: createContext<string>(),
  reportContext: createContext<(error: unknown) => void>(),
  pageFontUrls: [],
  handleError: () => undefined,
  default: () =>
    new Response('<h1>A page</h1>', { status, headers: { 'Content-Type': 'text/html' } }),
});

/** An app of one page, at whichever address. */
function buildOf(ask: Ask, status = 200): AppBuild {
  const route = {
    id: 'root',
    path: '*',
    module: {
      default: () => null,
      loader: async ({ context }: { context: RouterContextProvider }) => {
        await ask(context.get(apiContext));
        return null;
      },
      action: () => null,
    },
  };
  return {
    routes: { root: route },
    entry: { module: entryOf(status) },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' },
    future: {
      v8_middleware: true,
      v8_passThroughRequests: true,
      v8_trailingSlashAwareDataRequests: true,
    },
    ssr: true,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as AppBuild;
}

function shopOf(builds: AppBuilds) {
  const api = (request: Request) =>
    Response.json(null, {
      headers: {
        'Cache-Control': request.url.endsWith('/api/category') ? 'public, max-age=0' : 'no-store',
      },
    });
  const hosts = { connectHosts: [], partnerHosts: [] };
  const [, answer] = servePages({ builds, api, hosts });
  return new Hono().all('*', answer);
}

function shopWith(ask: Ask, status = 200) {
  const build = buildOf(ask, status);
  return shopOf({ en: build, he: build });
}

const asksNothing: Ask = async (ask) => ask('/api/category');
const asksForBag: Ask = async (ask) => ask('/api/session/bag');

const cachingOf = async (shop: Hono, path: string, init?: RequestInit) => {
  const answer = await shop.request(path, init);
  return answer.headers.get('cache-control');
};

test.each(['/bag', '/login', '/register', '/sign-in', '/forgot-password'])(
  'Back may show %s as it was left, and nobody else is shown it',
  async (path) => {
    expect(await cachingOf(shopWith(asksNothing), path)).toBe('private, no-cache');
  },
);

test.each(['/account/orders', '/checkout', '/password/reset/secret', '/thank-you/7', '/bag.data'])(
  'of %s nothing is kept',
  async (path) => {
    expect(await cachingOf(shopWith(asksNothing), path)).toBe('no-store');
  },
);

test('nothing is kept of a page that says something of the shopper, of a refusal, nor of what a form brings', async () => {
  expect(await cachingOf(shopWith(asksForBag), '/bag')).toBe('no-store');
  expect(await cachingOf(shopWith(asksNothing, 503), '/bag')).toBe('no-store');
  const form = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: 'email=a',
  };
  expect(await cachingOf(shopWith(asksNothing), '/login', form)).toBe('no-store');
});

/** A shop whose languages say where they have rendered. */
function shopInBoth() {
  const named = (name: string, basename: string): AppBuild => {
    const pages = [
      { id: 'root', path: undefined },
      { id: 'home', index: true, parentId: 'root' },
      { id: 'bag', path: 'bag', parentId: 'root' },
      { id: 'old', path: 'old', parentId: 'root', loader: () => redirect('/bag', 301) },
    ];
    const routes = pages.map(({ loader, ...route }) => [
      route.id,
      { ...route, module: { default: () => null, ...(loader && { loader }) } },
    ]);
    return {
      ...buildOf(asksNothing),
      basename,
      routes: Object.fromEntries(routes),
      entry: {
        module: {
          ...entryOf(),
          default: (_request: Request, status: number) => new Response(name, { status }),
        },
      },
    } as unknown as AppBuild;
  };
  return shopOf({ en: named('English', '/'), he: named('Hebrew', '/he') });
}

test.each([
  ['/', 200, 'English'],
  ['/he', 200, 'Hebrew'],
  ['/he/', 200, 'Hebrew'],
  ['/he/bag', 200, 'Hebrew'],
  ['/he/nothing', 404, 'Hebrew'],
  ['/fr', 404, 'English'],
  ['/hebrew', 404, 'English'],
  ['/hebrew/bag', 404, 'English'],
  ['/he-il', 404, 'English'],
])('%s is answered with %i in %s, and again from the cache', async (path, status, language) => {
  const shop = shopInBoth();
  for (const _turn of [1, 2]) {
    const answer = await shop.request(path);
    expect([answer.status, await answer.text()]).toEqual([status, language]);
  }
});

test('an address has one spelling', async () => {
  const answer = await shopInBoth().request('/HE/bag?page=2');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/he/bag?page=2');
  expect((await shopInBoth().request('/HE')).headers.get('location')).toBe('/he');
});

test('a redirect of the router stays in its language', async () => {
  const shop = shopInBoth();
  expect((await shop.request('/old')).headers.get('location')).toBe('/bag');
  expect((await shop.request('/he/old')).headers.get('location')).toBe('/he/bag');
});

test('the data of the Hebrew home page is asked of the Hebrew app', async () => {
  const asked: string[] = [];
  const build = (name: string, basename: string) => ({
    ...buildOf(async () => asked.push(name)),
    basename,
  });
  const shop = shopOf({ en: build('en', '/'), he: build('he', '/he') });
  for (const path of ['/he.data', '/he/_.data', '/_.data']) await shop.request(path);
  expect(asked).toEqual(['he', 'he', 'en']);
});
