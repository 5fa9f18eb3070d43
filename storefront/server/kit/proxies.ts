import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** What comes with a call beside the request; all of it is missing where there is no socket. */
type Bindings = Partial<HttpBindings> & {
  /** How many proxies of our own stand before the shop. */
  proxies?: number;
};

/** A request with what comes beside it: a context of Hono's, or the same taken apart. */
export interface ProxiedRequest {
  req: { raw: Request };
  env: unknown;
}

export const bindingsOf = ({ env }: Pick<ProxiedRequest, 'env'>): Bindings => env ?? {};

/** Notes how many proxies of our own a call has passed, for whoever reads what they wrote. */
export const noteProxies =
  (proxies: number): MiddlewareHandler =>
  (c, next) => {
    c.env = { ...c.env, proxies };
    return next();
  };

/**
 * What the outermost of our proxies wrote into a header to whose end each of them adds; `null` where it wrote
 * nothing. What stands before that, anybody can have written.
 */
export function valueFromOurProxy(written: string, proxies: number): string | null {
  if (proxies === 0) return null;
  const passed = written.split(',').map((one) => one.trim());
  return passed.at(-proxies) || null;
}

/** The same of a header that a proxy may also write anew, so that it says one thing however many are passed. */
function forwarded(asked: ProxiedRequest, header: string): string | null {
  const { proxies = 0 } = bindingsOf(asked);
  const written = asked.req.raw.headers.get(header) ?? '';
  const one = written.includes(',') ? valueFromOurProxy(written, proxies) : written.trim();
  return proxies > 0 ? one || null : null;
}

/** Whether the browser speaks TLS with us or with the outermost proxy of ours. */
export const overTls = (asked: ProxiedRequest): boolean =>
  forwarded(asked, 'x-forwarded-proto') === 'https' || asked.req.raw.url.startsWith('https:');

/** The host that the browser has asked. */
export const requestHost = (asked: ProxiedRequest): string => {
  const { headers, url } = asked.req.raw;
  return forwarded(asked, 'x-forwarded-host') ?? headers.get('host') ?? new URL(url).host;
};

/** What the shop itself writes as a proxy before another server, which then has one more of them. */
export function forwardingHeaders(asked: ProxiedRequest): Record<string, string> {
  const { incoming, proxies = 0 } = bindingsOf(asked);
  const before = proxies > 0 ? asked.req.raw.headers.get('x-forwarded-for') : null;
  const passed = [before, incoming?.socket.remoteAddress].filter(Boolean);
  return {
    'X-Forwarded-For': passed.join(', '),
    'X-Forwarded-Host': requestHost(asked),
    'X-Forwarded-Proto': overTls(asked) ? 'https' : 'http',
  };
}
