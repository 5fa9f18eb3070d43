import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from '../db/start-problem.ts';
import { Answers } from './last-answers.ts';
import { EVERYWHERE, LOOPBACK } from './listen-address.ts';
import type { TlsIdentity } from './tls.ts';
import { Connections, webServer } from './web-server.ts';

/** How long requests in flight may take after the shop was told to stop. */
const PATIENCE_MS = 10_000;
/**
 * How long a shop that was told to stop goes on answering: whoever passes requests on to it sees meanwhile that
 * it is not ready, and each connection ends with an answer that says so, rather than in the midst of a request.
 */
const LEAVE_MS = 2_000;
/** An address of a family that this machine does not speak. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** A port that is free on one address may be taken on the other; where any will do, another is tried. */
const TRIES_FOR_ANY_PORT = 5;

/** Where a server listens: on each of these addresses, at one port; 0 takes a free one. */
export interface ListenOptions {
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
async function bind<S extends Server>(
  make: () => S,
  { port, hosts }: ListenOptions,
  tries = TRIES_FOR_ANY_PORT,
): Promise<{ servers: S[]; port: number }> {
  const servers: S[] = [];
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
export async function requireFreePort(options: ListenOptions): Promise<number> {
  const { servers, port } = await bind(createServer, options);
  await closeAll(servers);
  return port;
}

export interface ServeOptions extends ListenOptions {
  /** With which it speaks TLS; `null` for plain HTTP. */
  identity: TlsIdentity | null;
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
 * @returns the way to replace its certificate
 */
export async function listen(
  app: Hono,
  { identity, ...options }: ServeOptions,
  { leaving, close }: Ending,
): Promise<(identity: TlsIdentity) => void> {
  const answers = new Answers();
  const listener = answers.watch(getRequestListener(app.fetch));
  const { servers } = await bind(() => webServer(listener, identity), options);
  const connections = servers.map((server) => new Connections(server));
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    leaving();
    answers.beLast();
    if (signal === 'SIGTERM') await wait(LEAVE_MS);
    // What is in flight is its connection's last.
    for (const one of connections) one.endIdle();
    let finished: Promise<unknown> = Promise.resolve();
    await answers.hold(() => {
      finished = Promise.all(connections.map((one) => one.close()));
    });
    await Promise.race([finished, wait(PATIENCE_MS, undefined, { ref: false })]);
    for (const one of connections) one.cut();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return (next) => {
    for (const server of servers) if (server instanceof TlsServer) server.setSecureContext(next);
  };
}
