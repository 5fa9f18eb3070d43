import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { mediaRoutes } from './routes.ts';

const drawing = drawingOf({ motif: 'mug/olive/stars', seed: 4, words: [], alt: 'A mug' });
let cacheDir: string;
let asked: string[];
let media: ReturnType<typeof mediaRoutes>;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'otzar-media-'));
  asked = [];
  media = mediaRoutes({
    cacheDir,
    loadDrawing: async (kind, id, index) => {
      asked.push(`${kind} ${id} ${index}`);
      return id === 12 ? drawing : null;
    },
  });
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const kept = async () =>
  (await readdir(cacheDir, { recursive: true })).filter((name) => /\.\w+$/.test(name));

test.each([
  ['/product/12/0-160.avif', 'image/avif', 'product 12 0'],
  ['/product/12/3-160.webp', 'image/webp', 'product 12 3'],
  ['/variation/12-160.webp', 'image/webp', 'variation 12 0'],
  ['/department/12-160.avif', 'image/avif', 'department 12 0'],
  ['/product/12/0-160.jpg', 'image/jpeg', 'product 12 0'],
])('%s is a picture to be kept for good', async (address, type, wanted) => {
  const response = await media.request(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asked).toEqual([wanted]);
});

test.each([
  '/product/12/0-161.avif',
  '/product/12/0-160.png',
  '/product/12/0.avif',
  '/product/12-160.avif',
  '/product/0/0-160.avif',
  '/product/13/0-160.avif',
  '/product/12/10-160.avif',
  '/variation/12/0-160.avif',
  '/customer/12-160.avif',
  '/product/12/0-160.avif/..',
  '/product/..%2f..%2fetc/0-160.avif',
  '/constructor/12-160.avif',
])('%s is not found', async (address) => {
  expect((await media.request(address)).status).toBe(404);
  expect(await kept()).toEqual([]);
});

test('who has it is not sent it again', async () => {
  const first = await media.request('/product/12/0-160.webp');
  const etag = first.headers.get('etag') ?? '';
  const again = await media.request('/product/12/0-160.webp', {
    headers: { 'if-none-match': etag },
  });
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(again.status).toBe(304);
  expect((await again.arrayBuffer()).byteLength).toBe(0);
});

test('many who ask at once get one finished file', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => media.request('/product/12/0-240.webp')),
  );
  const bytes = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect(new Set(bytes.map((each) => Buffer.from(each).toString('base64'))).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test('a folder that can not be written costs time, not the picture', async () => {
  const blocked = mediaRoutes({ cacheDir: '/dev/null/pictures', loadDrawing: async () => drawing });
  expect((await blocked.request('/product/12/0-160.webp')).status).toBe(200);
});
