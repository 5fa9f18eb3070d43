import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { secureHeaders } from '../security-headers.ts';
import { serveWorker, WORKER_PATH } from './service-worker.ts';

const ask = async (retired: boolean) => {
  const app = new Hono();
  app.use(secureHeaders);
  app.use(WORKER_PATH, serveWorker(retired));
  app.get(WORKER_PATH, (c) => c.text('the worker', 200, { 'Cache-Control': 'max-age=3600' }));
  const response = await app.request(WORKER_PATH);
  return { headers: response.headers, text: await response.text() };
};

test('the worker is asked for anew each time, and may call the shop alone', async () => {
  const { headers, text } = await ask(false);
  expect(text).toBe('the worker');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
});

test('a retired worker forgets what it kept, and goes', async () => {
  const { headers, text } = await ask(true);
  expect(text).toContain('unregister()');
  expect(text).toContain('caches.delete');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
});
