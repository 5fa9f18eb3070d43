import { expect, test, vi } from 'vitest';
import { temporaryShop } from '../../../../tests/temporary-shop.ts';
import { variation } from '../../db/schema.ts';
import { readOffers } from './offers.ts';

test('bags of all sizes are asked for in the same words, which PostgreSQL then prepares', async () => {
  const { shop, close } = await temporaryShop();
  try {
    const { db } = shop;
    const varied = await db.select({ id: variation.id }).from(variation).limit(3);
    const bag = [
      ...[1, 13, 14].map((id) => ({ id, type: 'product' as const })),
      ...varied.map(({ id }) => ({ id, type: 'variation' as const })),
    ].map((line) => ({ ...line, item_key: '', quantity: 1 }));
    const asked = vi.spyOn(db.$client, 'query');
    const textsOf = async (lines: typeof bag) => {
      asked.mockClear();
      expect(await readOffers(db, lines)).toHaveLength(lines.length);
      return asked.mock.calls.map(([query]) => Reflect.get(Object(query), 'text'));
    };
    const [one, , , other] = bag;
    const texts = one && other ? await textsOf([one, other]) : [];
    expect(texts).toEqual([expect.any(String), expect.any(String)]);
    expect(await textsOf(bag)).toEqual(texts);
  } finally {
    await close();
  }
});
