import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  MultiQueryAnswer,
  PRODUCTS_INDEX,
  SEARCH_PATH,
  SUGGESTIONS_INDEX,
} from '@otzar/contract/search';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { tokenFor } from '../../features/library/link.ts';
import { createApp } from '../app.ts';

const site = 'https://shop.example';

let open: TemporaryShop;
let remote: Server;
let front: ReturnType<typeof createApp>;

beforeAll(async () => {
  open = await temporaryShop(20);
  const back = createApp({ shop: open.shop, site });
  remote = createServer(getRequestListener(back.fetch)).listen(0);
  await once(remote, 'listening');
  const address = remote.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  front = createApp({ shop: `http://127.0.0.1:${port}`, site });
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

  test('passes on what the search field asks, and the refusal of what it can not be asked', async () => {
    const ask = (body: string) => front.request(SEARCH_PATH, { method: 'POST', body });
    const requests = [{ indexName: SUGGESTIONS_INDEX, query: '' }, { indexName: PRODUCTS_INDEX }];
    const answer = await ask(JSON.stringify({ requests }));
    expect(answer.status).toBe(200);
    const { results } = v.parse(MultiQueryAnswer, await answer.json());
    expect(results.map(({ index }) => index)).toEqual([SUGGESTIONS_INDEX, PRODUCTS_INDEX]);
    expect(results[0]?.hits.length).toBeGreaterThan(0);
    expect((await ask('{"requests":[]}')).status).toBe(400);
  });

  test('passes on the links of the library, and what it says of one that has run out', async () => {
    const token = (now: Date) => tokenFor(open.shop.forgerySecret, 1, now).token;
    const page = await front.request(`/library/${token(new Date())}/read`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src");
    const file = await front.request(`/library/${token(new Date())}/book.epub`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    const late = await front.request(`/library/${token(new Date(0))}/read`);
    expect(late.status).toBe(410);
    expect(late.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/sitemap.xml', '/sitemap/products-1.xml'])('passes on %s', async (path) => {
    const response = await front.request(path);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(await response.text()).toContain(`<loc>${site}/`);
    expect((await front.request('/sitemap/products-99.xml')).status).toBe(404);
  });

  test('tells robots itself where to stay out', async () => {
    const lonely = createApp({ shop: 'http://127.0.0.1:1', site });
    const robots = await (await lonely.request('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
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
