import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** What the socket and its headers tell of a caller. */
interface Call {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  headers?: IncomingMessage['headers'];
}

type Bindings = Partial<HttpBindings> & { clientAddress?: string };

/**
 * Where a call comes from, behind so many proxies of our own. Each adds the address that it was called from
 * at the end of X-Forwarded-For: what stands before those, anybody can have written.
 * @param proxies how many of our own are passed on the way; 0 asks the socket alone
 */
export function addressOfCall({ socket, headers }: Call, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const forwarded = [headers?.['x-forwarded-for'] ?? []].flat().join(',');
  const passed = forwarded.split(',').map((address) => address.trim());
  return passed.at(-proxies) || own;
}

/** Notes where each call comes from, for whatever counts tries. */
export const noteClientAddress =
  (proxies: number): MiddlewareHandler =>
  (c, next) => {
    const bindings: Bindings = c.env ?? {};
    if (bindings.incoming) bindings.clientAddress = addressOfCall(bindings.incoming, proxies);
    return next();
  };

/** Address of the caller; empty where there is no socket. */
export const clientAddress = (c: Context): string =>
  ((c.env ?? {}) as Bindings).clientAddress ?? '';
