import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endShop, type ShopProcess, startShop } from '../../tests/shop-process.ts';
import { throwawayShop } from '../../tests/throwaway-shop.ts';
import type { Throwaway } from './db/throwaway.ts';

/** An embedded database belongs to one process, of which `open.test.ts` tells. */
const shared = Boolean(process.env.TEST_DATABASE_URL);

describe.runIf(shared)('a shop of several workers', () => {
  let database: Throwaway;
  let shop: ShopProcess;
  let said = '';

  beforeAll(async () => {
    ({ database } = await throwawayShop());
    shop = await startShop(database.place, { WORKERS: '2' });
    shop.child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
  });

  afterAll(async () => {
    await endShop(shop, 'SIGKILL');
    await database.remove();
  });

  /** The process ids of the workers that are there now. */
  const workers = (): number[] =>
    execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid = 0, parent]) => (parent === shop.child.pid ? [pid] : []));

  /** Each call has a connection of its own, which goes to the next worker. */
  const ask = async (path: string): Promise<number> => {
    const url = `http://127.0.0.1:${shop.port}${path}`;
    return (await fetch(url, { headers: { Connection: 'close' } })).status;
  };

  test('answers from each of them', async () => {
    await expect.poll(() => said, { timeout: 30_000 }).toContain('2 workers answer.');
    expect(workers()).toHaveLength(2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/product/1')));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  test.each([0, 1])('goes on when worker %i dies, and has another soon', async (number) => {
    // The oldest: the first time it is the one that was started first, then the one that was not replaced.
    const [dying] = workers().sort((a, b) => a - b);
    if (dying === undefined) throw new Error('There is no such worker.');
    process.kill(dying, 'SIGKILL');
    await expect.poll(workers, { timeout: 30_000 }).not.toContain(dying);
    expect(await ask('/api/currencies')).toBe(200);
    await expect.poll(() => said, { timeout: 30_000 }).toContain(`Worker ${number} answers again.`);
    expect(workers()).toHaveLength(2);
    expect(await ask('/api/currencies')).toBe(200);
  });

  test('ends with all of them', async () => {
    const gone = once(shop.child, 'exit');
    const before = workers();
    shop.child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
