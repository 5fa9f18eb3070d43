import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StatementNames } from './prepared-statements.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

let open: TemporaryDatabase;

beforeAll(async () => {
  open = await openTemporaryDatabase();
});

afterAll(() => open.remove());

const next = (client: PoolClient, text: string, n: number) => client.query({ text }, [n]);

/** How often a text is prepared, as far as a connection sees; the embedded database shows all connections. */
async function timesPrepared(client: PoolClient, text: string): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::int as times from pg_prepared_statements where statement = $1',
    [text],
  );
  return rows[0]?.times;
}

describe('a statement that is asked again', () => {
  test('is prepared once, and asked with each time’s own values', async () => {
    const text = 'select $1::int + 1 as n';
    const client = await open.db.$client.connect();
    const answers = [];
    for (const n of [1, 2, 3]) answers.push((await next(client, text, n)).rows[0]?.n);
    expect(answers).toEqual([2, 3, 4]);
    expect(await timesPrepared(client, text)).toBe(1);
    client.release();
  });

  test('is each connection’s own, and goes with the connection', async () => {
    const text = 'select $1::int + 2 as n';
    const [first, second] = await Promise.all([
      open.db.$client.connect(),
      open.db.$client.connect(),
    ]);
    for (const n of [1, 2])
      expect((await Promise.all([next(first, text, n), next(second, text, n)])).length).toBe(2);
    expect((await next(second, text, 5)).rows).toEqual([{ n: 7 }]);
    first.release(true);
    // Asked on the connection that is left: the other's is gone even where both have one backend.
    await expect.poll(() => timesPrepared(second, text)).toBe(1);
    second.release(true);
    const third = await open.db.$client.connect();
    await expect.poll(() => timesPrepared(third, text)).toBe(0);
    third.release();
  });

  test('that cannot be prepared fails by itself, and so does the next', async () => {
    const client = await open.db.$client.connect();
    for (let time = 0; time < 3; time += 1)
      await expect(client.query({ text: 'select $1::int from nowhere' }, [1])).rejects.toThrow(
        'does not exist',
      );
    expect((await next(client, 'select $1::int + 3 as n', 1)).rows).toEqual([{ n: 4 }]);
    client.release(true);
    expect((await open.db.$client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });
});

describe('names of statements', () => {
  test('are given to what comes again, differ by connection, and end somewhere', () => {
    const names = new StatementNames();
    expect(names.nameOf('select 1')).toBeUndefined();
    const name = names.nameOf('select 1');
    expect(name).toBe(names.nameOf('select 1'));
    const others = new StatementNames();
    others.nameOf('select 1');
    expect(others.nameOf('select 1')).not.toBe(name);

    const texts = Array.from({ length: 5_000 }, (_, n) => `select ${n}`);
    const given = texts.flatMap((text) => [names.nameOf(text), names.nameOf(text)]);
    expect(new Set(given.filter(Boolean)).size).toBe(400);
    expect(names.nameOf('select 1')).toBe(name);
  });
});
