import { Hono } from 'hono';
import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppBuild, servePages } from './pages.ts';
import type { ShopApi } from './shop-api.ts';

const apiContext: RouterContext<ShopApi> = createContext();

/** What a page asks the shop while it is made. */
type Ask = (ask: ShopApi) => Promise<unknown>;

/** A shop of one page, at whichever address. */
function shopWith(ask: Ask, status = 200) {
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
  const build = {
    routes: { root: route },
    entry: {
      module: {
        apiContext,
        nonceContext: createContext<string>(),
        reportContext: createContext<(error: unknown) => void>(),
        pageFontUrls: [],
        default: () =>
          new Response('<h1>A page</h1>', { status, headers: { 'Content-Type': 'text/html' } }),
      },
    },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' },
    future: { v8_middleware: true },
    ssr: true,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as AppBuild;
  const api = (request: Request) =>
    Response.json(null, {
      headers: {
        'Cache-Control': request.url.endsWith('/api/category') ? 'public, max-age=0' : 'no-store',
      },
    });
  const hosts = { connectHosts: [], partnerHosts: [] };
  const [, answer] = servePages({ builds: { en: build, he: build }, api, hosts });
  return new Hono().all('*', answer);
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
