import { proxy } from 'hono/proxy';
import { logged } from '../../db/logged.ts';
import { callName } from '../../kit/call-name.ts';
import { HttpError } from '../../kit/http-error.ts';
import { forwardingHeaders } from '../../kit/proxies.ts';
import type { Fetcher } from './shop-api.ts';

/**
 * Passes calls and pictures on to a server that speaks the contract (`SHOP_API_URL`), as a proxy does: that
 * server has one more of them than this one.
 * @throws {HttpError} 502 when it can't be reached.
 */
export const remoteShop = (origin: string): Fetcher => {
  const pass = (request: Request, env: unknown) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    for (const [name, value] of Object.entries(forwardingHeaders({ req: { raw: request }, env })))
      headers.set(name, value);
    return proxy(new URL(`${pathname}${search}`, origin), { raw: request, headers });
  };
  return async (request, env) => {
    try {
      // A kept connection may have been closed at the other end meanwhile: reading again is safe.
      return await (request.method === 'GET'
        ? pass(request, env).catch(() => pass(request, env))
        : pass(request, env));
    } catch (error) {
      console.error(`${callName(request)} was not passed on: ${logged(error)}`);
      throw new HttpError(502, 'The shop can not be reached. Please try again in a moment.');
    }
  };
};
