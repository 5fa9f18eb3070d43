import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { earlyHints } from '@hono/node-server/early-hints';
import { askedIn, basePaths, type Language, languageAt } from '@otzar/contract/language';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { callName } from '../../kit/call-name.ts';
import { encodingFor } from '../../kit/compression.ts';
import { logFailure } from '../../kit/error-reports.ts';
import { HttpError } from '../../kit/http-error.ts';
import { canonicalAddress, isPersonal, isRestored } from '../../kit/public-paths.ts';
import { Semaphore } from '../../kit/semaphore.ts';
import { hashesOfScripts, type OtherHosts, pagePolicy } from '../security-headers.ts';
import { FinishedPage, PageCache } from './page-cache.ts';
import { fontHints, understandsHints } from './page-hints.ts';
import { checkForm, forgeryHeaders, senderOf } from './plain-forms.ts';
import type { Fetcher, ShopApi } from './shop-api.ts';
import { withSpeculationRules } from './speculation-rules.ts';

/** The built app, in one place: its server entry also exports the contexts that it reads, and its faces. */
export interface AppBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      apiContext: RouterContext<ShopApi>;
      pageFontUrls: readonly string[];
      nonceContext: RouterContext<string>;
      reportContext: RouterContext<(error: unknown) => void>;
    };
  };
}

/** The app as it was built for each language. */
export type AppBuilds = Record<Language, AppBuild>;

/** Loads the app that React Router built for a language. */
export const loadPages = (file: string): Promise<AppBuild> => import(pathToFileURL(file).href);

/**
 * Browsers keep no page with `no-store` for Back. This one no cache may keep for anybody else, nor show again without
 * asking; what a browser has put aside whole looks itself whether it may be seen (`useReturnedPage`).
 */
const RESTORED_CACHING = 'private, no-cache';
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** A page that waits for its data costs nothing, so a few more than there are processors. */
const RENDERS = { atOnce: 8, longest: 200 };
/** Makes the app render a page whole: a kept page has no use for being streamed. */
const WHOLE_PAGE_READER = 'Otzar page cache (robot)';

interface PagesOptions {
  builds: AppBuilds;
  /** Answers the loaders' calls. */
  api: Fetcher;
  hosts: OtherHosts;
}

/**
 * Makes the handlers of every page: hints of its type, then the page. Public ones come from the cache, personal
 * ones are streamed, and forms are taken that are sent without scripts.
 */
export function servePages({ builds, api, hosts }: PagesOptions): [MiddlewareHandler, Handler] {
  const apps = { en: appOf(builds.en), he: appOf(builds.he) };
  const line = new Semaphore(RENDERS);

  const render = (request: Request, nonce: string, ask = apiOf(api, request, undefined)) => {
    const { handle, apiContext, nonceContext, reportContext } = apps[languageOf(request)];
    const context = new RouterContextProvider();
    context.set(apiContext, ask);
    context.set(nonceContext, nonce);
    context.set(reportContext, (error) => logFailure(`${callName(request)} failed`, error));
    return line.run(() => handle(request, context));
  };

  const finish = async (address: string): Promise<FinishedPage> => {
    const request = new Request(new URL(address, 'http://localhost'), {
      headers: { 'User-Agent': WHOLE_PAGE_READER },
    });
    const response = await render(request, '');
    const received = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    const body = isHtml(response) ? withSpeculationRules(received, languageOf(request)) : received;
    const hashes = isHtml(response) ? hashesOfScripts(body) : [];
    headers['content-security-policy'] = pagePolicy(hashes, hosts);
    return FinishedPage.of(response.status, headers, body);
  };
  const cache = new PageCache(finish);

  const personal = async (
    c: Context,
    ask: ShopApi = apiOf(api, c.req.raw, c.env),
  ): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const call = notingPersonal(ask);
    const response = await render(c.req.raw, nonce, call.ask);
    const headers = new Headers(response.headers);
    const restored = !call.saidPersonal() && isRestorable(c, response);
    headers.set('Cache-Control', restored ? RESTORED_CACHING : 'no-store');
    headers.set('Content-Security-Policy', pagePolicy([`'nonce-${nonce}'`], hosts));
    return new Response(response.body, { status: response.status, headers });
  };

  const sent = async (c: Context): Promise<Response> => {
    await checkForm(c);
    const { ask, granted } = senderOf(c, api);
    const response = await personal(c, ask);
    for (const cookie of granted) response.headers.append('Set-Cookie', cookie);
    return response;
  };

  const hint = earlyHints({
    link: (c) =>
      c.req.method === 'GET' && understandsHints(c) ? apps[languageOf(c.req.raw)].fonts : undefined,
  });

  const answer = async (c: Context): Promise<Response> => {
    if (c.req.method === 'POST') return sent(c);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new HttpError(405, 'Pages can only be read.', {
        headers: { Allow: 'GET, HEAD, POST' },
      });
    const lower = spelledRight(c.req.raw);
    if (lower !== null) return c.redirect(lower, 301);
    const address = keptAt(c);
    return address === null ? personal(c) : answerKept(c, await cache.get(address));
  };
  return [hint, answer];
}

/** What renders the pages of one language, and the faces that they are set in. */
function appOf(build: AppBuild) {
  const { apiContext, nonceContext, pageFontUrls, reportContext } = build.entry.module;
  const handle = createRequestHandler(build, 'production');
  return { handle, apiContext, nonceContext, reportContext, fonts: fontHints(pageFontUrls) };
}

const languageOf = ({ url }: Request): Language => languageAt(new URL(url).pathname);

/** Where a page lies that was asked for below `/HE`; null for what was asked for as it is spelled. */
function spelledRight({ url }: Request): string | null {
  const { pathname, search } = new URL(url);
  const language = languageAt(pathname);
  const base = basePaths[language];
  if (language === 'en' || pathname.startsWith(base)) return null;
  return `${base}${pathname.slice(base.length)}${search}`;
}

/** The address under which a page is kept for everybody; null for one that is personal. */
function keptAt(c: Context): string | null {
  const url = new URL(c.req.url);
  return isPersonal(url.pathname) ? null : canonicalAddress(url);
}

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Whether what a page says would be the same for every shopper; a form's answer says what was typed. */
const isRestorable = (c: Context, response: Response): boolean =>
  c.req.method === 'GET' && response.status === 200 && isHtml(response) && isRestored(c.req.path);

/** Notes of a page's calls whether one told something of the shopper, which the API lets nobody keep. */
function notingPersonal(ask: ShopApi): { ask: ShopApi; saidPersonal: () => boolean } {
  let said = false;
  return {
    ask: async (path, init) => {
      const answer = await ask(path, init);
      if (!/\bpublic\b/.test(answer.headers.get('cache-control') ?? '')) said = true;
      return answer;
    },
    saidPersonal: () => said,
  };
}

/** What a page's calls tell the API of the shopper: who it is, and how they came. */
const CARRIED = ['cookie', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Calls the API for one page, as the shopper who asked for it. */
function apiOf(api: Fetcher, { url, headers: shopper }: Request, env: unknown): ShopApi {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    // Rates are asked for by POST, and a page that is opened changes nothing.
    if (init.method === 'POST')
      for (const [name, value] of Object.entries(forgeryHeaders(shopper.get('cookie') ?? '')))
        headers.set(name, value);
    for (const name of CARRIED) {
      const value = shopper.get(name);
      if (value !== null) headers.set(name, value);
    }
    return api(
      new Request(new URL(askedIn(languageAt(new URL(url).pathname), path), url), {
        ...init,
        headers,
      }),
      env,
    );
  };
}

async function answerKept(c: Context, page: FinishedPage): Promise<Response> {
  const headers: Record<string, string> = {
    ...page.headers,
    'cache-control': page.status === 200 ? PUBLIC_CACHING : 'public, max-age=0, s-maxage=5',
    etag: page.etag,
    vary: 'Accept-Encoding',
  };
  if (page.status === 200 && c.req.header('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding !== null) headers['content-encoding'] = encoding;
  const bytes = await page.bytes(encoding);
  const body = page.status === 204 || page.status === 304 ? null : new Uint8Array(bytes);
  return new Response(body, { status: page.status, headers });
}
