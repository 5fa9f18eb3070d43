import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { product, product_category, product_creator, variation } from '../../db/schema.ts';
import { openIndexCache, type ReadIndex } from './index-cache.ts';
import { rowOf } from './listing-index.ts';

let open: TemporaryShop;
let readIndex: ReadIndex;
const BOOK = 1;

beforeEach(async () => {
  open = await temporaryShop(40);
  readIndex = openIndexCache(open.shop.db, { askEveryMs: 0 });
});

afterEach(() => open.close());

/** How often the products were read from the beginning. */
const countLoads = () => {
  const asked = vi.spyOn(open.shop.db.$client, 'query');
  return () =>
    asked.mock.calls.filter(([query]) => {
      const { text = '', values } = query as { text?: string; values?: unknown[] };
      return /from product where id > /.test(text) && values?.[0] === 0;
    }).length;
};

const priceOfBook = async () => {
  const index = await readIndex();
  return index.prices[rowOf(index, BOOK)];
};

test('the index is loaded once, for however many wait for it', async () => {
  const loads = countLoads();
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => readIndex()));
  for (const other of others) expect(other).toBe(first);
  expect(await readIndex()).toBe(first);
  expect(loads()).toBe(1);
});

test('a changed price is noticed; until it is loaded the old index answers, and one load is enough', async () => {
  const before = await readIndex();
  const loads = countLoads();
  await open.shop.db.update(product).set({ price_cents: 123_45 }).where(eq(product.id, BOOK));
  expect(await readIndex()).toBe(before);
  await Promise.all(Array.from({ length: 20 }, () => readIndex()));
  await expect.poll(priceOfBook).toBe(123_45);
  await readIndex();
  expect(loads()).toBe(1);
});

test('a product that is taken out of the catalogue leaves the lists', async () => {
  const { db } = open.shop;
  const before = await readIndex();
  const id = before.ids.findLast((one) => one > BOOK) ?? 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from bundle_part where ${id} in (product_id, bundle_id)`);
    for (const table of [product_category, product_creator, variation])
      await tx.delete(table).where(eq(table.product_id, id));
    await tx.delete(product).where(eq(product.id, id));
  });
  await expect.poll(async () => rowOf(await readIndex(), id)).toBe(-1);
  expect((await readIndex()).ids.length).toBe(before.ids.length - 1);
});

test('an order, which changes what is on hand, leaves the index as it is', async () => {
  const before = await readIndex();
  const loads = countLoads();
  await open.shop.db.update(product).set({ stock: 3 });
  await open.shop.db.update(variation).set({ stock: 1 });
  expect(await readIndex()).toBe(before);
  expect(loads()).toBe(0);
});

test('the database is asked once a second, not at every answer', async () => {
  let time = 0;
  readIndex = openIndexCache(open.shop.db, { askEveryMs: 1000, now: () => time });
  const before = await readIndex();
  await open.shop.db.update(product).set({ price_cents: 123_45 }).where(eq(product.id, BOOK));
  const asked = vi.spyOn(open.shop.db, 'select');
  time = 999;
  for (let turn = 0; turn < 10; turn++) expect(await readIndex()).toBe(before);
  expect(asked).not.toHaveBeenCalled();
  time = 1001;
  await expect.poll(priceOfBook).toBe(123_45);
});

test('when the index can not be loaded anew, the old one stays and it is tried again', async () => {
  const { db } = open.shop;
  const before = await readIndex();
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await db.update(product).set({ price_cents: 123_45 }).where(eq(product.id, BOOK));
  await db.execute(sql`alter table product_creator rename to lent`);
  expect(await readIndex()).toBe(before);
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  expect(await readIndex()).toBe(before);
  await db.execute(sql`alter table lent rename to product_creator`);
  await expect.poll(priceOfBook).toBe(123_45);
  said.mockRestore();
});
