import { beforeEach, describe, expect, test } from 'vitest';
import { FinishedPage, PageCache } from './page-cache.ts';

let now: number;
let made: string[];
let status: number;
let cache: PageCache;

const page = (text: string) => new FinishedPage(status, {}, Buffer.from(text));
const text = async (address: string) => String(await (await cache.get(address)).bytes(null));

beforeEach(() => {
  now = 0;
  made = [];
  status = 200;
  cache = new PageCache(
    async (address) => {
      made.push(address);
      return page(`${address} ${made.length}`);
    },
    () => now,
  );
});

describe('the page cache', () => {
  test('makes a page once while it is fresh', async () => {
    expect(await text('/a')).toBe('/a 1');
    now = 4_000;
    expect(await text('/a')).toBe('/a 1');
    expect(await text('/b')).toBe('/b 2');
  });

  test('shows a stale page while one newer is made', async () => {
    await text('/a');
    now = 6_000;
    expect(await text('/a')).toBe('/a 1');
    await expect.poll(() => text('/a')).toBe('/a 2');
  });

  test('does not show a page that is too old', async () => {
    await text('/a');
    now = 61_000;
    expect(await text('/a')).toBe('/a 2');
  });

  test('makes a page once for all who wait for it', async () => {
    const seen = await Promise.all(Array.from({ length: 20 }, () => text('/a')));
    expect(new Set(seen)).toEqual(new Set(['/a 1']));
    expect(made).toEqual(['/a']);
  });

  test('keeps a missing page for a moment only, and a failed one not at all', async () => {
    status = 404;
    await text('/a');
    now = 6_000;
    expect(await text('/a')).toBe('/a 2');
    status = 500;
    await text('/b');
    expect(await text('/b')).toBe('/b 4');
  });

  test('lets the least recently used go when it is full', async () => {
    const large = new PageCache(
      async (address) => {
        made.push(address);
        return page('x'.repeat(10 * 1024 * 1024));
      },
      () => now,
    );
    for (const address of ['/1', '/2', '/3', '/4', '/1', '/5']) await large.get(address);
    await large.get('/1');
    expect(made).toEqual(['/1', '/2', '/3', '/4', '/5']);
    await large.get('/2');
    expect(made.at(-1)).toBe('/2');
  });
});
