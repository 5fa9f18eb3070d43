import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endShop, type ShopProcess, startShop } from '../../../tests/shop-process.ts';
import { temporaryShop } from '../../../tests/temporary-shop.ts';
import type { DatabasePlace } from '../db/database.ts';
import { rootFolder } from '../db/folders.ts';
import type { TemporaryDatabase } from '../db/temporary-database.ts';

/** An embedded database belongs to one process, of which `open.test.ts` tells. */
const shared = Boolean(process.env.TEST_DATABASE_URL);

/** So many that each of two schedulers would have gone round. */
const ROUNDS = 4;

/** Opens them, and gathers what they say. */
async function startWorkers(place: DatabasePlace, more: Record<string, string> = {}) {
  const shop = await startShop(place, { WORKERS: '2', ...more });
  const heard = { said: '' };
  shop.child.stdout?.on('data', (chunk) => {
    heard.said += chunk;
  });
  const says = (words: string) =>
    expect.poll(() => heard.said, { timeout: 30_000 }).toContain(words);
  return { shop, says };
}

/** The process ids of the workers that are there now, the oldest first. */
const workersOf = (shop: ShopProcess): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, parent]) => (parent === shop.child.pid ? [pid] : []))
    .sort((a, b) => a - b);

describe.runIf(shared)('a shop of several workers', () => {
  let database: TemporaryDatabase;
  let shop: ShopProcess;
  let says: (words: string) => Promise<void>;

  beforeAll(async () => {
    ({ database } = await temporaryShop());
    ({ shop, says } = await startWorkers(database.place));
  });

  afterAll(async () => {
    await endShop(shop);
    await database.remove();
  });

  const workers = () => workersOf(shop);

  /** Each call has a connection of its own, which goes to the next worker. */
  const ask = async (path: string): Promise<number> => {
    const url = `http://127.0.0.1:${shop.port}${path}`;
    return (await fetch(url, { headers: { Connection: 'close' } })).status;
  };

  test('answers from each of them', async () => {
    await says('2 workers answer.');
    expect(workers()).toHaveLength(2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/product/1')));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  test.each([0, 1])('goes on when worker %i dies, and has another soon', async (number) => {
    // The oldest: the first time it is the one that was started first, then the one that was not replaced.
    const [dying] = workers();
    if (dying === undefined) throw new Error('There is no such worker.');
    process.kill(dying, 'SIGKILL');
    await expect.poll(workers, { timeout: 30_000 }).not.toContain(dying);
    expect(await ask('/api/currencies')).toBe(200);
    await says(`Worker ${number} answers again.`);
    expect(workers()).toHaveLength(2);
    expect(await ask('/api/currencies')).toBe(200);
  });

  test('has one scheduler among them', async () => {
    const { db } = database;
    await db.execute(sql`create table rounds (id bigserial, walker text)`);
    await db.execute(sql`
      create function note_round() returns trigger language plpgsql as $$
        begin
          insert into rounds (walker) values (current_setting('application_name'));
          return null;
        end
      $$`);
    // A round asks for letters that are due, and notes that it takes them, even where there are none.
    await db.execute(sql`
      create trigger note_round after update on outbox
        for each statement execute function note_round()`);
    const rounds = async () =>
      (await db.execute<{ walker: string }>(sql`select walker from rounds`)).rows;
    await expect.poll(rounds, { timeout: 30_000 }).toSatisfy((all) => all.length >= ROUNDS);
    expect(new Set((await rounds()).map(({ walker }) => walker))).toEqual(
      new Set(['otzar worker 0']),
    );
  });

  test('ends with all of them', async () => {
    const gone = once(shop.child, 'exit');
    const before = workers();
    shop.child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

describe.runIf(shared)('workers with a certificate', () => {
  test('have the last good one where they begin while a bad one lies in its place, and each that follows', async () => {
    const { database } = await temporaryShop();
    const folder = await mkdtemp(join(tmpdir(), 'otzar-workers-tls-'));
    const files = { TLS_CERT: join(folder, 'shop.pem'), TLS_KEY: join(folder, 'shop-key.pem') };
    const install = async (name: string) => {
      const given = join(rootFolder, 'tests', 'certificates', name);
      await copyFile(`${given}-key.pem`, files.TLS_KEY);
      await copyFile(`${given}.pem`, files.TLS_CERT);
    };
    await install('first');
    const { shop, says } = await startWorkers(database.place, files);
    /** Whom a new connection meets, which goes to the next worker. */
    const subject = () =>
      new Promise<string>((resolve, reject) => {
        const path = `https://localhost:${shop.port}/api/currencies`;
        const asked = get(path, { rejectUnauthorized: false, agent: false }, (answer) => {
          if (answer.socket instanceof TLSSocket)
            resolve(String(answer.socket.getPeerCertificate().subject.O));
          answer.resume();
        });
        asked.once('error', reject);
      });
    const subjects = async () => [await subject(), await subject()];
    try {
      await says('2 workers answer.');
      await writeFile(files.TLS_CERT, 'no certificate');
      const [dying = 0] = workersOf(shop);
      process.kill(dying, 'SIGKILL');
      await says('Worker 0 answers again.');
      expect(await subjects()).toEqual(['otzar first', 'otzar first']);
      await install('second');
      await expect.poll(subjects, { timeout: 10_000 }).toEqual(['otzar second', 'otzar second']);
    } finally {
      await endShop(shop);
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
