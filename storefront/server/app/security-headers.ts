import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { overTls } from '../kit/proxies.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** For whatever is no page: neither a base nor where forms go falls back on `default-src`. */
const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For what is only part of a page: enough to tell an answer of this shop from that of somebody between (`content-filter.ts`). */
const SHORT_POLICY = "default-src 'none'";

/** What only a page can be held to; on a file of a page it would be read by nobody. */
const PAGE_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * What a browser runs or shows within a page, and never as a document of its own: of it hardly anything of a policy is read,
 * and on each of the two dozen files of a first visit it would travel along. A worker's file, which has one, brings its own.
 */
const PARTS_OF_PAGES = /^(?:text\/(?:javascript|css)|font\/|image\/(?:avif|webp|jpeg|png))/;

/** What every answer says to the browser; pages bring a policy of their own for scripts. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const type = headers.get('content-type') ?? '';
  headers.set('X-Content-Type-Options', 'nosniff');
  if (type.startsWith('text/html'))
    for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value);
  const isPart = PARTS_OF_PAGES.test(type);
  if (!isPart) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', isPart ? SHORT_POLICY : BARE_POLICY);
  if (overTls(c)) headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR}`);
};

/** Hosts of others that the pages may turn to. */
export interface OtherHosts {
  /** May be called: search, error reports. */
  connectHosts: string[];
  /** May bring scripts, and what these show: marketing, chat, opinions. */
  partnerHosts: string[];
}

export const NO_OTHER_HOSTS: OtherHosts = { connectHosts: [], partnerHosts: [] };

const allowed = (directive: string, hosts: string[]) =>
  hosts.length > 0 ? [[directive, ...hosts].join(' ')] : [];

/**
 * The policy of a page: no inline script runs but those named by `scripts`, e.g. `'nonce-…'`.
 * The server writes the rules that a page needs into it, so styles may be inline.
 */
export const pagePolicy = (
  scripts: string[],
  { connectHosts, partnerHosts }: OtherHosts = NO_OTHER_HOSTS,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...partnerHosts].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...partnerHosts].join(' '),
    ["img-src 'self' data:", ...partnerHosts].join(' '),
    // Where nobody else is named, the first rule holds for calls and frames as well.
    ...allowed("connect-src 'self'", [...connectHosts, ...partnerHosts]),
    ...allowed('frame-src', partnerHosts),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** What runs from a file, or never runs: structured data is no script, for all its name. */
const NOT_RUN_HERE = /\ssrc=|\stype="application\/ld\+json"/;

/** What stands in the inline scripts of a page, in bytes: to make a text of all of it would take longer than to find them. */
function* inlineScripts(page: Buffer): Generator<Buffer> {
  for (let start = page.indexOf('<script'); start !== -1; ) {
    const begin = page.indexOf('>', start) + 1;
    const end = page.indexOf('</script>', begin);
    if (begin === 0 || end === -1) return;
    if (!NOT_RUN_HERE.test(page.toString('latin1', start, begin))) yield page.subarray(begin, end);
    start = page.indexOf('<script', end);
  }
}

/** The sources that let exactly the inline scripts of a finished page run. */
export function hashesOfScripts(page: Buffer): string[] {
  const hashes = [...inlineScripts(page)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
