import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { forgeryToken } from './forgery-token.ts';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';
import { requestHost } from './proxies.ts';
import { sessionId } from './session/session-cookie.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Browsers say where a request comes from; another site's page is refused by that alone. */
export function fromElsewhere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== requestHost(c);
}

/**
 * Refuses a write whose anti-forgery header does not belong to its session, or that is not marked
 * as an XHR (specification, section 7).
 */
export function refuseForgeries(secret: string): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method)) return next();
    const id = sessionId(c);
    const sent = c.req.header('x-xsrf-token') ?? '';
    const genuine =
      id !== null &&
      equal(sent, forgeryToken(secret, id)) &&
      equal(sent, getCookie(c, 'XSRF-TOKEN') ?? '') &&
      c.req.header('x-requested-with') === 'XMLHttpRequest' &&
      !fromElsewhere(c);
    if (!genuine) throw new HttpError(403, messages.visitExpired);
    return next();
  };
}
