import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { addressBlock } from './address-block.ts';
import { bindingsOf, valueFromOurProxy } from './proxies.ts';

/** What the socket and its headers tell of a caller. */
interface Call {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  headers?: IncomingMessage['headers'];
}

/**
 * Where a call comes from, behind so many proxies of our own. Each adds the address that it was called from
 * at the end of X-Forwarded-For: what stands before those, anybody can have written.
 * @param proxies how many of our own are passed on the way; 0 asks the socket alone
 * @returns the block that limits count together; empty where no address is known
 */
export function addressOfCall({ socket, headers }: Call, proxies: number): string {
  const own = addressBlock(socket.remoteAddress ?? '');
  const forwarded = [headers?.['x-forwarded-for'] ?? []].flat().join(',');
  return addressBlock(valueFromOurProxy(forwarded, proxies) ?? '') || own;
}

/** The block of addresses that a call comes from; empty where there is no socket. */
export function clientAddress(c: Context): string {
  const { incoming, proxies = 0 } = bindingsOf(c);
  return incoming ? addressOfCall(incoming, proxies) : '';
}
