import type { MiddlewareHandler } from 'hono';

export const WORKER_PATH = '/sw.js';

/** May call the shop, and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Takes the place of the worker in every browser that has it: forgets what was kept, and goes. */
const RETIRED = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const goAway = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('otzar-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(goAway());
});
`;

/**
 * What is said of the script that keeps visited pages: every browser asks for it anew, so that a new one is
 * there at once, and so is its end.
 * @param retired the worker is taken out of every browser
 */
export const serveWorker =
  (retired: boolean): MiddlewareHandler =>
  async (c, next) => {
    if (retired) c.res = c.body(RETIRED, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    else await next();
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Security-Policy', POLICY);
  };
