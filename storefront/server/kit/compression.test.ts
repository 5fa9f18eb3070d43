import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compressAnswers, encodingFor } from './compression.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', null],
  [undefined, null],
])('of %j it takes %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('compressed answers', () => {
  const app = new Hono();
  app.use(compressAnswers);
  app.get('/json', (c) => c.json({ words: 'word '.repeat(1_000) }));
  app.get('/public', (c) =>
    c.json({ words: `${c.req.query('word')} `.repeat(1_000) }, 200, { 'Cache-Control': 'public' }),
  );
  app.get('/small', (c) => c.json({}));
  let sendSecond = () => {};
  app.get('/stream', (c) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>first</p>'));
        sendSecond = () => {
          controller.enqueue(new TextEncoder().encode('<p>second</p>'));
          controller.close();
        };
      },
    });
    return c.body(body, 200, { 'Content-Type': 'text/html' });
  });
  const get = (path: string) => app.request(path, { headers: { 'Accept-Encoding': 'br' } });

  test('are whole for JSON, and left alone when small', async () => {
    const response = await get('/json');
    expect(response.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(JSON.parse(text)).toEqual({ words: 'word '.repeat(1_000) });
    expect((await get('/small')).headers.has('content-encoding')).toBe(false);
  });

  test('are those of what is in them, also where everybody is answered the same', async () => {
    for (const word of ['one', 'two', 'one']) {
      const bytes = await (await get(`/public?word=${word}`)).arrayBuffer();
      const { words } = JSON.parse(brotliDecompressSync(Buffer.from(bytes)).toString());
      expect(words).toBe(`${word} `.repeat(1_000));
    }
  });

  test('stream pages: the first part arrives before the second is made', async () => {
    const reader = (await get('/stream')).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBeGreaterThan(0);
    sendSecond();
    const parts = [first?.value ?? new Uint8Array()];
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      parts.push(part.value);
    expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe('<p>first</p><p>second</p>');
  });
});
