import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from './configuration.ts';

/** How long requests in flight may take after the shop was told to stop. */
const PATIENCE_MS = 10_000;
/**
 * How long a connection is kept for its next request: longer than the minute for which a proxy before the shop
 * keeps it, so that no request is sent to a connection that was closed while it was on its way.
 */
const KEPT_MS = 65_000;

/** Binds a server to a port and tells which one it got. @throws {StartProblem} when it is taken. */
async function bind(server: Server, port: number): Promise<number> {
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartProblem(
      taken
        ? `Port ${port} is in use. Stop what uses it, or choose another with PORT.`
        : `Port ${port} can't be opened: ${error instanceof Error ? error.message : error}`,
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Says early that a port is taken, before seconds go into a shop that can't open. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, port);
  probe.close();
  await once(probe, 'close');
}

/**
 * Serves until SIGTERM or SIGINT: then nothing new is taken, requests in flight finish, `close`
 * runs, and the process ends with code 0.
 */
export async function listen(app: Hono, port: number, close: () => Promise<void>): Promise<number> {
  const server = createServer(getRequestListener(app.fetch));
  server.keepAliveTimeout = KEPT_MS;
  const bound = await bind(server, port);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const finished = once(server, 'close');
    // What is in flight is its connection's last.
    server.keepAliveTimeout = 1;
    server.close();
    await Promise.race([finished, wait(PATIENCE_MS, undefined, { ref: false })]);
    server.closeAllConnections();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return bound;
}
