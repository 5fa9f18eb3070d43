import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';
import { inTransaction, type PipelinedStatement } from './transaction.ts';

let open: TemporaryDatabase;

beforeAll(async () => {
  open = await openTemporaryDatabase();
  await open.db.execute(sql`create table thing (n int primary key)`);
});

beforeEach(async () => {
  await open.db.execute(sql`truncate thing`);
});

afterAll(() => open.remove());

const put = (n: number) => sql`insert into thing values (${n})`;
const drop = (n: number) => sql`delete from thing where n = ${n}`;

const writingOne = (
  statement: PipelinedStatement['statement'],
  missing = 'Too few.',
): PipelinedStatement => ({
  statement,
  rows: 1,
  otherwise: () => new Error(missing),
});

const kept = async () => {
  const { rows } = await open.db.execute(sql`select n from thing order by n`);
  return rows.map(({ n }) => n);
};

describe('statements that are asked together', () => {
  test('run in their order, each seeing what those before it did', async () => {
    await inTransaction(open.db, (tx) =>
      tx.pipeline([put(1), drop(1), put(1)].map((one) => writingOne(one))),
    );
    expect(await kept()).toEqual([1]);
  });

  test('leave nothing where one does not touch its rows, and say which was first', async () => {
    const statements = [
      writingOne(put(1)),
      writingOne(drop(8), 'No 8.'),
      writingOne(drop(9), 'No 9.'),
    ];
    await expect(inTransaction(open.db, (tx) => tx.pipeline(statements))).rejects.toThrow('No 8.');
    expect(await kept()).toEqual([]);
  });

  test('say which was first, also where one behind it fails', async () => {
    const pipelined = [writingOne(put(1)), writingOne(drop(8), 'No 8.'), writingOne(put(1))];
    await expect(inTransaction(open.db, (tx) => tx.pipeline(pipelined))).rejects.toThrow('No 8.');
    expect(await kept()).toEqual([]);
  });

  test('leave nothing where one fails, and say why', async () => {
    const statements = [writingOne(put(1)), writingOne(put(1)), writingOne(put(2))];
    await expect(inTransaction(open.db, (tx) => tx.pipeline(statements))).rejects.toThrow(
      'thing_pkey',
    );
    expect(await kept()).toEqual([]);
  });
});

describe('statements that are asked with the commit', () => {
  test('run behind all others, and tell of their rows', async () => {
    const touched: number[] = [];
    await inTransaction(open.db, async (tx) => {
      tx.sendWithCommit(drop(1), (rows) => touched.push(rows));
      tx.sendWithCommit(drop(9), (rows) => touched.push(rows));
      await tx.execute(put(1));
      await tx.execute(put(2));
    });
    expect(touched).toEqual([1, 0]);
    expect(await kept()).toEqual([2]);
  });

  test('leave nothing where one fails, and tell of nothing', async () => {
    const touched: number[] = [];
    const work = inTransaction(open.db, async (tx) => {
      await tx.execute(put(1));
      tx.sendWithCommit(put(2), (rows) => touched.push(rows));
      tx.sendWithCommit(put(1));
    });
    await expect(work).rejects.toThrow('thing_pkey');
    expect(touched).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('are not sent where one of them cannot be', async () => {
    const work = inTransaction(open.db, async (tx) => {
      await tx.execute(put(1));
      tx.sendWithCommit(sql`insert into thing values (${sql.placeholder('n')})`);
    });
    await expect(work).rejects.toThrow();
    expect(await kept()).toEqual([]);
  });
});

test('a failure that was overlooked is none of a commit', async () => {
  const work = inTransaction(open.db, async (tx) => {
    await tx.execute(put(1));
    await tx.execute(put(1)).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await kept()).toEqual([]);
});
