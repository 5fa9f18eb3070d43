import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from './configuration.ts';
import { EVERYWHERE, LOOPBACK } from './listen-address.ts';

/** How long requests in flight may take after the shop was told to stop. */
const PATIENCE_MS = 10_000;
/**
 * How long a shop that was told to stop goes on answering: whoever passes requests on to it sees meanwhile that
 * it is not ready, and each connection ends with an answer that says so, rather than in the midst of a request.
 */
const LEAVE_MS = 2_000;
/** How long answers are held back while the door is closed. */
const HOLD_MS = 250;
/**
 * How long a connection is kept for its next request: longer than the minute for which a proxy before the shop
 * keeps it, so that no request is sent to a connection that was closed while it was on its way.
 */
const KEPT_MS = 65_000;
/** How long a request may take to arrive, body included, and how often that is looked at. */
const ARRIVES_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
/** An address of a family that this machine does not speak. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** A port that is free on one address may be taken on the other; where any will do, another is tried. */
const TRIES_FOR_ANY_PORT = 5;

/** Where a server listens: on each of these addresses, at one port; 0 takes a free one. */
export interface Door {
  port: number;
  hosts: readonly string[];
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function bindOne(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host === EVERYWHERE ? undefined : host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function closeAll(servers: Server[]): Promise<unknown> {
  return Promise.all(
    servers.map((server) => new Promise((resolve) => server.close(() => resolve(null)))),
  );
}

/** Binds a server to each address and tells the port. @throws {StartProblem} when it is taken */
async function bind(make: () => Server, { port, hosts }: Door, tries = TRIES_FOR_ANY_PORT) {
  const servers: Server[] = [];
  let bound = port;
  for (const host of hosts) {
    const server = make();
    try {
      bound = await bindOne(server, bound, host);
      servers.push(server);
    } catch (error) {
      const second = servers.length > 0;
      if (second && host === LOOPBACK[1] && NO_SUCH_ADDRESS.has(codeOf(error))) continue;
      await closeAll(servers);
      if (second && port === 0 && tries > 0) return bind(make, { port, hosts }, tries - 1);
      throw new StartProblem(whyNot(error, bound, host));
    }
  }
  return { servers, port: bound };
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
  if (NO_SUCH_ADDRESS.has(code) || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`;
  return `Port ${port} can't be opened: ${error instanceof Error ? error.message : error}`;
}

/** Says early that a port is taken, before seconds go into a shop that can't open. @returns the one it will get */
export async function requireFreePort(door: Door): Promise<number> {
  const { servers, port } = await bind(createServer, door);
  await closeAll(servers);
  return port;
}

/** Answers that are under way, so that each can be told to be its connection's last. */
class Answers {
  readonly #open = new Set<ServerResponse>();
  #last = false;
  #waiting: (() => void)[] | null = null;

  /** Passes requests on, and marks their answers once no others are to follow. */
  watch(listener: RequestListener): RequestListener {
    return (request: IncomingMessage, response: ServerResponse) => {
      this.#open.add(response);
      response.once('close', () => this.#open.delete(response));
      if (this.#last) this.#mark(response);
      if (this.#waiting === null) return listener(request, response);
      this.#waiting.push(() => listener(request, response));
    };
  }

  /**
   * Leaves requests unanswered for a moment while `work` is done: whoever waits for an answer opens no
   * connection, and so loses none at a door that is closed just then.
   */
  async hold(work: () => void): Promise<void> {
    this.#waiting = [];
    await wait(HOLD_MS);
    work();
    const held = this.#waiting;
    this.#waiting = null;
    for (const go of held) go();
  }

  /** From now on each connection ends with the answer that it is waiting for, or the next one. */
  beLast(): void {
    this.#last = true;
    for (const response of this.#open) this.#mark(response);
  }

  #mark(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}

/** What a shop does when it is told to stop. */
export interface Ending {
  /** Comes first: from now on it says of itself that it is not ready. */
  leaving: () => void;
  /** Comes last, when nothing is asked any more. */
  close: () => Promise<void>;
}

/**
 * Serves until SIGTERM or SIGINT: then it is not ready any more, each answer ends its connection, nothing new is
 * taken, requests in flight finish, `close` runs, and the process ends with code 0. Nobody waits for the
 * first of these after SIGINT, which comes from a person at the terminal.
 */
export async function listen(app: Hono, door: Door, { leaving, close }: Ending): Promise<number> {
  const answers = new Answers();
  const listener = answers.watch(getRequestListener(app.fetch));
  const limits = {
    keepAliveTimeout: KEPT_MS,
    requestTimeout: ARRIVES_WITHIN_MS,
    headersTimeout: ARRIVES_WITHIN_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  };
  const { servers, port } = await bind(() => createServer(limits, listener), door);
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    leaving();
    answers.beLast();
    if (signal === 'SIGTERM') await wait(LEAVE_MS);
    // What is in flight is its connection's last.
    for (const server of servers) server.keepAliveTimeout = 1;
    let finished: Promise<unknown> = Promise.resolve();
    await answers.hold(() => {
      finished = closeAll(servers);
    });
    await Promise.race([finished, wait(PATIENCE_MS, undefined, { ref: false })]);
    for (const server of servers) server.closeAllConnections();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return port;
}
