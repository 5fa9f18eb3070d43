import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';

let open: TemporaryShop;
let app: ReturnType<typeof createApp>;
let picturesFolder: string;

beforeAll(async () => {
  open = await temporaryShop(20);
  picturesFolder = await mkdtemp(join(tmpdir(), 'otzar-pictures-'));
  app = createApp({ shop: open.shop, picturesFolder });
});

afterAll(async () => {
  await open.close();
  await rm(picturesFolder, { recursive: true, force: true });
});

test('every picture of home is drawn', async () => {
  const home = await (await app.request('/api/home')).json();
  const sources = [home.departments[0].image.src, home.rails[0].products[0].image.src];
  for (const src of sources) {
    const response = await app.request(`${src}-160.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString();
    expect(start).toBe('RIFF');
  }
});

test.each([
  '/media/product/1/0-161.webp',
  '/media/product/1/9-160.webp',
  '/media/product/999999999/0-160.webp',
  '/media/variation/999999999-160.avif',
  '/media/../../etc/passwd',
])('%s is no picture', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toHaveProperty('message');
});
