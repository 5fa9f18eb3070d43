import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../kit/http-error.ts';

const LOOPBACK_PEER = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_NAME = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What a proxy adds to what it passes on. */
const PASSED_ON = /^(?:x-forwarded-.+|x-real-ip|x-client-ip|forwarded|via|cf-.+|true-client-ip)$/;

/** Whether a name, as an address or a Host header has it, leads to the machine it is asked from. */
const leadsHere = (host: string): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK_NAME.test(new URL(`http://${host}`).hostname);

/**
 * Refuses whoever is not at this very machine: another peer, what a proxy passed on, and a page that had its
 * own name lead here to read from inside (DNS rebinding). @throws {HttpError} 403
 */
export const onlyThisMachine: MiddlewareHandler = (c, next) => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Without a socket it is this process that asks.
  const peer = incoming === undefined || LOOPBACK_PEER.test(incoming.socket.remoteAddress ?? '');
  const passedOn = [...c.req.raw.headers.keys()].some((name) => PASSED_ON.test(name));
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  if (!peer || passedOn || !leadsHere(host))
    throw new HttpError(403, 'Mail is shown on the machine of the shop only, at its localhost.');
  return next();
};
