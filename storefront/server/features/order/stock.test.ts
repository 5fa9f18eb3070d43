import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { product, variation } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeStock } from './stock.ts';

let open: TemporaryShop;

type Table = typeof product | typeof variation;

/** Five rows of a table, in order of their ids. */
const someRows = async (table: Table): Promise<number[]> => {
  const rows = await open.shop.db
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(table.id))
    .limit(5);
  return rows.map(({ id }) => id);
};

/** A row that is written goes behind those that were written before. */
const layBackwards = async (table: Table, ids: number[]) => {
  for (const id of ids.toReversed())
    await open.shop.db.update(table).set({ stock: 50 }).where(eq(table.id, id));
};

/** Those of some rows that nobody has locked. */
const freeOf = async (table: Table, ids: number[]): Promise<number[]> => {
  const rows = await open.shop.db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
};

const oneIsWaiting = async () => {
  const { rows } = await open.shop.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(rows[0]?.waiting).toBe(1);
};

// The embedded database does one transaction at a time, so nothing there ever waits for a row.
describe.runIf(process.env.TEST_DATABASE_URL)('an order that waits for a row', () => {
  beforeAll(async () => {
    open = await temporaryShop();
  });

  afterAll(() => open.close());

  test.each([
    ['product', product],
    ['variation', variation],
  ] as const)(
    'of the table %s holds those with lower ids, and none with higher ones',
    async (type, table) => {
      const ids = await someRows(table);
      await layBackwards(table, ids);
      const middle = ids[2] ?? 0;
      const lines = ids.toReversed().map((id) => ({ id, type, quantity: 1, product_id: 1 }));
      const own = lines.map((line) =>
        type === 'product' ? { ...line, product_id: line.id } : line,
      );
      let placed: Promise<void> = Promise.resolve();
      await inTransaction(open.shop.db, async (other) => {
        await other.select().from(table).where(eq(table.id, middle)).for('update');
        placed = inTransaction(open.shop.db, async (tx) => {
          // Read as they lie, which a planner may do at any time: the rows come in the wrong order.
          for (const way of ['indexscan', 'bitmapscan', 'indexonlyscan'])
            await tx.execute(sql.raw(`set local enable_${way} = off`));
          await tx.pipeline(await takeStock(tx, own));
        });
        await vi.waitFor(oneIsWaiting, { timeout: 10_000 });
        expect(await freeOf(table, ids)).toEqual(ids.slice(3));
      });
      await placed;
    },
  );
});
