import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderDesk, place } from '../../../tests/contract/order-desk.ts';
import { endShop, type ShopProcess, startShop } from '../../../tests/shop-process.ts';
import { serverFolder } from '../db/folders.ts';

/** A shop that is tried out: it shows its mail. Whatever the folder was made with, it belongs to others too. */
let shop: ShopProcess;
let folder: string;
/** The number of the order that was placed. */
let order: number;

const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-opened-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'mail'), { mode: 0o755 });
  writeFileSync(join(folder, 'mail', 'older.eml'), 'a letter', { mode: 0o644 });
  shop = await startShop({ databaseUrl: null, dataFolder: folder });
});

afterAll(async () => {
  await endShop(shop);
  await rm(folder, { recursive: true, force: true });
});

const at = (path: string, host = '127.0.0.1') => `http://${host}:${shop.port}${path}`;

/** Status of an answer to a call with a header that fetch would not send. */
const statusOf = (path: string, headers: Record<string, string>, host = '127.0.0.1') =>
  new Promise<number | undefined>((resolve, reject) => {
    get(at(path, host), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

describe('a shop that shows its mail', () => {
  test.each(['127.0.0.1', '[::1]', 'localhost'])('is open at %s, mail and all', async (host) => {
    expect((await fetch(at('/dev/mail', host))).status).toBe(200);
  });

  test.runIf(outside !== undefined)('is not there for the network', async () => {
    await expect(fetch(at('/api/currencies', outside))).rejects.toThrow('fetch failed');
  });

  test('takes a search as long as somebody may paste it', async () => {
    const term = encodeURIComponent('ש'.repeat(3_000));
    expect((await fetch(at(`/api/search?q=${term}`))).status).toBe(200);
  });

  test('shows it to no page that had its own name lead here, and through no proxy', async () => {
    expect(await statusOf('/dev/mail', { Host: `evil.example:${shop.port}` })).toBe(403);
    expect(await statusOf('/dev/mail', { 'X-Forwarded-For': '203.0.113.7' })).toBe(403);
    expect(await statusOf('/dev/mail', { Host: `localhost:${shop.port}` })).toBe(200);
  });

  test.runIf(outside !== undefined)(
    'is there for the network where HOST says so, without its mail',
    async () => {
      const other = await mkdtemp(join(tmpdir(), 'otzar-open-to-all-'));
      const open = await startShop({ databaseUrl: null, dataFolder: other }, { HOST: '0.0.0.0' });
      try {
        const from = (path: string) => fetch(`http://${outside}:${open.port}${path}`);
        expect((await from('/api/currencies')).status).toBe(200);
        expect((await from('/dev/mail')).status).toBe(403);
      } finally {
        await endShop(open);
        await rm(other, { recursive: true, force: true });
      }
    },
  );
});

/** Every path below a folder that somebody else than its owner may open. */
function openToOthers(path: string): string[] {
  const { mode } = lstatSync(path);
  const own = mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : [];
  if (!lstatSync(path).isDirectory()) return own;
  return [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))];
}

test('the data folder is its owner’s alone, with the letters, and what was there before', async () => {
  const desk = await OrderDesk.open(async (request) =>
    fetch(request.url.replace('http://localhost', at('')), {
      method: request.method,
      headers: request.headers,
      ...(request.method !== 'GET' && { body: await request.text() }),
    }),
  );
  const { visitor, body } = await desk.shopper();
  const placed = await place(visitor, body);
  expect(placed.status).toBe(201);
  order = (await placed.json()).id;
  await expect.poll(() => readdirSync(join(folder, 'mail')).length, { timeout: 20_000 }).toBe(2);
  expect(openToOthers(folder)).toEqual([]);
});

/** Has the shopkeeper bring an order to its next step, knowing only the data folder. */
async function advance(id: number, step: string): Promise<number | null> {
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', 'app/commands/order.ts', String(id), step],
    {
      cwd: serverFolder,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      stdio: 'ignore',
    },
  );
  const [code] = await once(command, 'exit');
  return code;
}

/** All letters so far, their lines put together again. */
const letters = () =>
  readdirSync(join(folder, 'mail'))
    .map((name) => readFileSync(join(folder, 'mail', name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .join('\n');

test('a letter that a command writes leads to where the shop is', async () => {
  const before = readdirSync(join(folder, 'mail')).length;
  for (const step of ['packed', 'shipped', 'delivered']) expect(await advance(order, step)).toBe(0);
  await expect
    .poll(() => readdirSync(join(folder, 'mail')).length, { timeout: 20_000 })
    .toBeGreaterThan(before);
  expect(letters()).toContain(`http://localhost:${shop.port}/`);
  expect(letters()).not.toMatch(/localhost:(?:3000|0)\b/);
});

test('a body that does not arrive within half a minute is cut off', async () => {
  const socket = connect(Number(shop.port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 2_000);
  const began = performance.now();
  await closed;
  clearInterval(drip);
  expect(performance.now() - began).toBeGreaterThan(25_000);
  expect(performance.now() - began).toBeLessThan(45_000);
}, 60_000);

/** Asks on one kept connection after another until the shop is gone, and notes how each ended. */
async function goOnAsking(port: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { answers: 0, last: 0, failures: [] as string[] };
  for (;;) {
    try {
      await new Promise<void>((resolve, reject) => {
        get({ agent, port, host: '127.0.0.1', path: '/api/currencies' }, (response) => {
          seen.answers += 1;
          if (response.headers.connection === 'close') seen.last += 1;
          response.resume().on('end', resolve).on('error', reject);
        }).on('error', reject);
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      if (code !== 'ECONNREFUSED') seen.failures.push(code);
      agent.destroy();
      return seen;
    }
  }
}

test('a shop that is told to stop is not ready first, and resets none of those who go on asking', async () => {
  const asking = Array.from({ length: 10 }, () => goOnAsking(shop.port));
  const health = () => statusOf('/api/health', {});
  expect(await health()).toBe(200);
  const gone = once(shop.child, 'exit');
  shop.child.kill('SIGTERM');
  await expect.poll(health, { interval: 20 }).toBe(503);
  for (const { answers, last, failures } of await Promise.all(asking)) {
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(0);
  }
  await gone;
  expect(shop.child.exitCode).toBe(0);
});
