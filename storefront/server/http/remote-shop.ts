import { proxy } from 'hono/proxy';
import { logged } from '../db/logged.ts';
import { callName } from './call-name.ts';
import type { Fetcher } from './pages.ts';
import { Refusal } from './refusal.ts';

/**
 * Passes calls and pictures on to a server that speaks the contract (`SHOP_API_URL`).
 * @throws {Refusal} 502 when it can't be reached.
 */
export const remoteShop = (origin: string): Fetcher => {
  const pass = (request: Request) => {
    const { pathname, search, protocol, host } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.set('X-Forwarded-Host', request.headers.get('host') ?? host);
    if (!headers.has('x-forwarded-proto')) headers.set('X-Forwarded-Proto', protocol.slice(0, -1));
    return proxy(new URL(`${pathname}${search}`, origin), { raw: request, headers });
  };
  return async (request) => {
    try {
      // A kept connection may have been closed at the other end meanwhile: reading again is safe.
      return await (request.method === 'GET'
        ? pass(request).catch(() => pass(request))
        : pass(request));
    } catch (error) {
      console.error(`${callName(request)} was not passed on: ${logged(error)}`);
      throw new Refusal(502, 'The shop can not be reached. Please try again in a moment.');
    }
  };
};
