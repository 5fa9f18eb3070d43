import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endShop, shopProgram, startShop } from '../../../tests/shop-process.ts';
import { serverFolder } from '../db/folders.ts';

let folder: string;
let taken: Server;
let takenPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-open-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  takenPort = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the shop's server as a person would, and waits for its end. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [shopProgram], {
    cwd: serverFolder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      NODE_ENV: 'development',
      ...environment,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.includes('is open')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, lines: said.trim().split('\n') };
}

describe('a start that can not succeed says why in one line', () => {
  test.each([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /DATABASE_URL can't be reached/,
    ],
    ['an address that is none', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not an address/],
    ['a certificate without its key', { TLS_CERT: 'shop.pem' }, /TLS_CERT and TLS_KEY .* both or/],
    [
      'a certificate that is not there',
      { TLS_CERT: 'none.pem', TLS_KEY: 'none-key.pem' },
      /The file that TLS_CERT names can't be read/,
    ],
    ['workers that are no number', { WORKERS: 'many' }, /WORKERS is "many"; it must be auto or/],
    ['workers on an embedded database', { WORKERS: '2' }, /WORKERS needs a PostgreSQL/],
    ['a port that is no number', { PORT: 'eighty' }, /PORT is "eighty"/],
  ])('with %s', async (_, environment, sentence) => {
    const { code, lines } = await start(environment);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(1);
  });

  test('with a port in use', async () => {
    const { code, lines } = await start({ PORT: String(takenPort) });
    expect(lines).toEqual([expect.stringMatching(/Port \d+ is in use/)]);
    expect(code).toBe(1);
  });

  test('with a data folder that can not be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, lines } = await start({ DATA_DIR: join(file, 'data') });
    expect(lines).toEqual([expect.stringMatching(/can't be written/)]);
    expect(code).toBe(1);
  });
});

test('the shop opens, and SIGTERM closes it cleanly', async () => {
  const { code, lines } = await start({ DATA_DIR: join(folder, 'data') });
  expect(lines.at(-1)).toMatch(/^Otzar is open at http:\/\/localhost:\d+ \(database .* s/);
  expect(code).toBe(0);
});

test('a connection is kept longer than by proxies, and not beyond the end of the shop', async () => {
  const shop = await startShop({ databaseUrl: '', dataFolder: join(folder, 'data') });
  const agent = new Agent({ keepAlive: true });
  const address = `http://127.0.0.1:${shop.port}/api/currencies`;
  const answer = await new Promise<IncomingMessage>((resolve) => get(address, { agent }, resolve));
  answer.resume();
  await once(answer, 'end');
  expect(answer.headers['keep-alive']).toBe('timeout=65');
  await endShop(shop);
  expect(shop.child.exitCode).toBe(0);
  agent.destroy();
});
