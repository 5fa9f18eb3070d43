import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { FinishedPage, PageCache } from './page-cache.ts';

let now: number;
let made: string[];
let status: number;
let cache: PageCache;

const page = (text: string) => FinishedPage.of(status, {}, Buffer.from(text));
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

  test('says the same to whoever takes another encoding, or none', async () => {
    const one = await page('A page, שלום');
    expect(String(await one.bytes(null))).toBe('A page, שלום');
    expect(gunzipSync(await one.bytes('gzip')).toString()).toBe('A page, שלום');
    expect(brotliDecompressSync(await one.bytes('br')).toString()).toBe('A page, שלום');
  });

  test('lets the least recently used go when it is full', async () => {
    const large = new PageCache(
      async (address) => {
        made.push(address);
        return FinishedPage.of(status, {}, randomBytes(2 * 1024 * 1024 - 1_000));
      },
      () => now,
    );
    for (const address of ['/1', '/2', '/3', '/4', '/1', '/5']) await large.get(address);
    await large.get('/1');
    expect(made).toEqual(['/1', '/2', '/3', '/4', '/5']);
    await large.get('/2');
    expect(made.at(-1)).toBe('/2');
  });

  describe('what is asked for often', () => {
    const words = Array.from({ length: 4_000 }, (_, n) => `word ${n % 97} of ${n}`).join(' ');
    /** What was put off until there is time. */
    let later: (() => Promise<void>)[];
    const work = { add: (one: () => Promise<void>) => void later.push(one) };
    const doAll = () => Promise.all(later.splice(0).map((one) => one()));
    const finished = (body = words) => FinishedPage.of(200, {}, Buffer.from(body), work);
    const unpacked = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

    beforeEach(() => {
      later = [];
    });

    test('is compressed once more, and better, when there is time', async () => {
      const one = await finished();
      const first = await one.bytes('br');
      expect(later).toHaveLength(0);
      expect(await one.bytes('br')).toBe(first);
      await one.bytes('br');
      expect(later).toHaveLength(1);
      await doAll();
      const best = await one.bytes('br');
      expect(best.length).toBeLessThan(first.length);
      expect(unpacked(best)).toBe(words);
    });

    test('stays so compressed when it is made anew and says the same, and not when it says otherwise', async () => {
      let body = words;
      const kept = new PageCache(
        async () => finished(body),
        () => now,
      );
      const bytes = async () => (await kept.get('/a')).bytes('br');
      await bytes();
      await bytes();
      await doAll();
      const best = await bytes();
      now = 61_000;
      expect(await bytes()).toBe(best);
      body = `other ${words}`;
      now = 200_000;
      expect(unpacked(await bytes())).toBe(body);
    });
  });
});
