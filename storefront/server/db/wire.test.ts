import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

let open: TemporaryDatabase;

beforeAll(async () => {
  open = await openTemporaryDatabase();
});

afterAll(() => open.remove());

describe('many connections to one database', () => {
  test('keep their parameters apart', async () => {
    const pool = open.db.$client;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const text = n % 2 === 0 ? 'select $1::int as n' : 'select $1::int as n, $2::text as word';
        const { rows } = await pool.query(text, n % 2 === 0 ? [n] : [n, `word ${n}`]);
        return rows[0]?.n;
      }),
    );
    expect(answers).toEqual(answers.map((_, n) => n));
  });

  test('do not see into each other’s transactions', async () => {
    await open.db.$client.query('create table counter (n int not null)');
    await open.db.$client.query('insert into counter values (0)');
    const add = async () => {
      const client = await open.db.$client.connect();
      await client.query('begin');
      const { rows } = await client.query('select n from counter for update');
      await turn();
      await client.query('update counter set n = $1', [rows[0]?.n + 1]);
      await client.query('commit');
      client.release();
    };
    await Promise.all(Array.from({ length: 20 }, add));
    const { rows } = await open.db.$client.query('select n from counter');
    expect(rows).toEqual([{ n: 20 }]);
  });

  test('a transaction that was begun and asks nothing keeps nobody waiting', async () => {
    const [first, second] = await Promise.all([
      open.db.$client.connect(),
      open.db.$client.connect(),
    ]);
    await first.query('begin');
    await second.query('begin');
    await first.query('create table begun_first (n int)');
    await first.query('rollback');
    await second.query('create table begun_second (n int)');
    await second.query('commit');
    first.release();
    second.release();
    const { rows } = await open.db.$client.query(
      `select to_regclass('begun_first') as first, to_regclass('begun_second') as second`,
    );
    expect(rows).toEqual([{ first: null, second: 'begun_second' }]);
  });

  test('a connection that goes away takes its open transaction with it', async () => {
    const client = await open.db.$client.connect();
    await client.query('begin');
    await client.query('create table half_done (n int)');
    client.release(true);
    const { rows } = await open.db.$client.query(`select to_regclass('half_done') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  test('a query that fails leaves the connection usable', async () => {
    const client = await open.db.$client.connect();
    await expect(client.query('select 1/$1::int', [0])).rejects.toThrow('division by zero');
    expect((await client.query('select $1::text as word', ['fine'])).rows).toEqual([
      { word: 'fine' },
    ]);
    client.release();
  });
});
