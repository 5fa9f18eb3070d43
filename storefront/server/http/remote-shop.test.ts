import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../tests/contract/visitor.ts';
import { type ThrowawayShop, throwawayShop } from '../../../tests/throwaway-shop.ts';
import { createApp } from './app.ts';

let open: ThrowawayShop;
let remote: Server;
let front: ReturnType<typeof createApp>;

beforeAll(async () => {
  open = await throwawayShop(20);
  const back = createApp({ shop: open.shop });
  remote = createServer(getRequestListener(back.fetch)).listen(0);
  await once(remote, 'listening');
  const address = remote.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  front = createApp({ shop: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  remote.closeAllConnections();
  remote.close();
  await open.close();
});

describe('a shop whose data is elsewhere', () => {
  test('passes calls on with cookies, anti-forgery pair and body', async () => {
    const visitor = await Visitor.known(async (request) => front.fetch(request));
    const saved = await visitor.send('POST', '/api/zip_code', { text: '{"zipCode":"60601"}' });
    expect(saved.status).toBe(200);
    const read = await visitor.send('GET', '/api/zip_code');
    expect(await read.json()).toMatchObject({ zip: '60601' });
  });

  test('refuses what is too large without bothering the other server', async () => {
    const visitor = await Visitor.known(async (request) => front.fetch(request));
    const text = JSON.stringify({ padding: 'x'.repeat(1024 * 1024) });
    expect((await visitor.send('POST', '/api/zip_code', { text })).status).toBe(413);
    expect((await visitor.send('GET', '/api/home')).status).toBe(200);
  });

  test('says so when it is not reached', async () => {
    const lonely = createApp({ shop: 'http://127.0.0.1:1' });
    const response = await lonely.request('/api/home');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      message: 'The shop can not be reached. Please try again in a moment.',
    });
  });
});
