import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limitBody, readJson } from './body.ts';
import { answerError } from './http-error.ts';

let server: Server;
let answered: (status: number) => void;

beforeAll(async () => {
  const app = new Hono();
  app.onError((error, c) => {
    const answer = answerError(error, c);
    answered(answer.status);
    return answer;
  });
  app.use(limitBody);
  app.post('/', async (c) => c.json(await readJson(c)));
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

test.each([
  ['of a length that it says', { 'Content-Length': '100' }],
  ['in pieces', { 'Transfer-Encoding': 'chunked' }],
])(
  'whoever hangs up in the midst of a body %s makes no error of the shop',
  async (_, headers: Record<string, string>) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const status = new Promise<number>((resolve) => {
      answered = resolve;
    });
    const { port } = server.address() as AddressInfo;
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    call.on('error', () => undefined);
    call.write('{"email":');
    await once(server, 'request');
    call.destroy();
    expect(await status).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  },
);
