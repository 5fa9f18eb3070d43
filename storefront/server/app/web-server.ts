import { createServer, type RequestListener, type Server } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
} from 'node:http2';
import type { Socket } from 'node:net';
import type { WebListener, WebRequest } from './last-answers.ts';
import type { TlsIdentity } from './tls.ts';
import { urgentFirst } from './urgency.ts';

/**
 * How long a connection is kept for its next request: longer than the minute for which a proxy before the shop
 * keeps it, so that no request is sent to a connection that was closed while it was on its way.
 */
const KEPT_MS = 65_000;
/** How long a request may take to arrive, body included, and how often that is looked at. */
const ARRIVES_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
/** How long a client may take until it is agreed how both speak. */
const HANDSHAKE_MS = 10_000;

/** Longest head of a request, in bytes: a search of 3,000 Hebrew letters takes 18,000 in its address. */
const LONGEST_HEAD = 64 * 1024;

/**
 * Longest record of TLS, in bytes. Nothing of a record is read before its end has come: one of 16,384 bytes, as is usual, is
 * more than a new connection carries in its first round trip. These come in one packet each, so that a page is read as far
 * as its packets have come.
 */
const LONGEST_RECORD = 1_400;

const limits = {
  maxHeaderSize: LONGEST_HEAD,
  keepAliveTimeout: KEPT_MS,
  requestTimeout: ARRIVES_WITHIN_MS,
  headersTimeout: ARRIVES_WITHIN_MS,
  connectionsCheckingInterval: LOOK_EVERY_MS,
};

export type WebServer = Server | Http2SecureServer;

/** A server that speaks HTTP/1.1, or with a certificate HTTP/2 over TLS and HTTP/1.1 to whoever knows no other. */
export function webServer(listener: WebListener, identity: TlsIdentity | null): WebServer {
  // Node's own types know no listener of both protocols.
  if (identity === null) return createServer(limits, listener as RequestListener);
  const server = createSecureServer({
    ...identity,
    allowHTTP1: true,
    handshakeTimeout: HANDSHAKE_MS,
  });
  Object.assign(server, limits);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(LONGEST_RECORD));
  server.on('session', (session) => session.setTimeout(KEPT_MS, () => session.close()));
  const answer = urgentFirst(listener);
  server.on('request', (request, response) => {
    cutSlowBody(request);
    return answer(request, response);
  });
  return server;
}

/** HTTP/2 knows no limit for a request's arrival, as HTTP/1.1 has it. */
function cutSlowBody(request: WebRequest): void {
  if (!('stream' in request) || request.stream.endAfterHeaders) return;
  const { stream } = request;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), ARRIVES_WITHIN_MS);
  const arrived = () => clearTimeout(timer);
  request.once('end', arrived);
  stream.once('close', arrived);
}

/** The connections of a server, for its end. */
export class Connections {
  readonly #server: WebServer;
  readonly #sockets = new Set<Socket>();
  readonly #sessions = new Set<ServerHttp2Session>();

  constructor(server: WebServer) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('session', (session: ServerHttp2Session) => {
      this.#sessions.add(session);
      session.once('close', () => this.#sessions.delete(session));
    });
  }

  /** Ends those that wait for nothing; each other ends with what is in flight on it. */
  endIdle(): void {
    if ('keepAliveTimeout' in this.#server) this.#server.keepAliveTimeout = 1;
    for (const session of this.#sessions) session.close();
  }

  /** Stops listening. @returns when the last connection has ended */
  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Cuts what is left. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
