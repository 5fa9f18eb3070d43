import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { bundle_part, category, product, variation } from '../../db/schema.ts';
import { readCards } from './card.ts';
import { readProductPage } from './page.ts';

let open: TemporaryShop;
const BOOK = 1;

beforeEach(async () => {
  open = await temporaryShop(120);
});

afterEach(() => open.close());

const read = (id: number) => readProductPage(open.shop.db, id);

/** Ids of which a query tells one. */
async function idOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await open.shop.db.execute<{ id: number }>(query);
  const [row] = rows;
  if (row === undefined) throw new Error('The catalogue has no such product.');
  return row.id;
}

test('a page that was read before costs one query, and so do its cards', async () => {
  const page = await read(BOOK);
  const ids = page?.related.map(({ id }) => id) ?? [];
  const cards = await readCards(open.shop.db, ids);
  const asked = vi.spyOn(open.shop.db.$client, 'query');
  expect(await read(BOOK)).toEqual(page);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await readCards(open.shop.db, ids)).toEqual(cards);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what is written of a product stands on its page at once, and on its card', async () => {
  const { db } = open.shop;
  const before = await read(BOOK);
  await readCards(db, [BOOK]);
  await db
    .update(product)
    .set({ title: 'Another', price_cents: 123_45 })
    .where(eq(product.id, BOOK));
  expect(await read(BOOK)).toMatchObject({ title: 'Another', price: 123.45 });
  expect(await readCards(db, [BOOK])).toMatchObject([{ title: 'Another', price: 123.45 }]);
  await db.update(category).set({ name: 'Renamed' });
  expect((await read(BOOK))?.breadcrumbs[1]).toMatchObject({ name: 'Renamed' });
  expect(before?.title).not.toBe('Another');
});

test('what is on hand is of now: of the product, of what goes with it and of its variations', async () => {
  const { db } = open.shop;
  const varied = await idOf(sql`select product_id as id from ${variation} limit 1`);
  const bundle = await idOf(sql`select bundle_id as id from ${bundle_part} limit 1`);
  for (const id of [BOOK, varied, bundle]) await read(id);
  await db.update(product).set({ stock: 0 });
  await db.update(variation).set({ stock: 0 });
  for (const id of [BOOK, varied, bundle]) {
    const page = await read(id);
    const parts = page?.parts.map((part) => part.product) ?? [];
    const shown = [page, ...parts, ...(page?.variation_infos ?? [])];
    const sold = page?.related.filter(({ type }) => type === 'bundle' || type === 'product') ?? [];
    for (const one of [...shown, ...sold]) expect(one?.max).toBe(0);
  }
});

test('what a transaction takes back was never on the page', async () => {
  const { db } = open.shop;
  const before = await read(BOOK);
  await expect(
    db.transaction(async (tx) => {
      await tx.update(product).set({ title: 'Never' }).where(eq(product.id, BOOK));
      expect(await readProductPage(tx, BOOK)).toMatchObject({ title: 'Never' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await read(BOOK)).toEqual(before);
});
