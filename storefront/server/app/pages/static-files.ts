import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

const isImmutable = (path: string) => path.startsWith('/assets/');

/**
 * Serves the files of a finished build, compressed ahead by `compress.mjs`. Names under `/assets`
 * hold a hash of what is in them, so they never change.
 */
export function serveFiles(folder: string): MiddlewareHandler {
  const addresses = new Set(listFiles(folder));
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, c) => {
      c.header('Cache-Control', isImmutable(c.req.path) ? IMMUTABLE : SHORT);
    },
  });
  return async (c, next) => {
    if (!addresses.has(c.req.path)) return next();
    const answer = await serve(c, next);
    // What never changes has no time to compare.
    if (answer && isImmutable(c.req.path)) answer.headers.delete('Last-Modified');
    return answer;
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
}
