import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { product } from '../../db/schema.ts';
import { findProducts } from './find.ts';
import { countVocabulary } from './vocabulary.ts';
import { saveWords } from './write.ts';

let open: TemporaryShop;
beforeAll(async () => {
  open = await temporaryShop();
});
afterAll(() => open.close());

test('words that are listed anew are read with their own order of products', async () => {
  const { db } = open.shop;
  const titled = async (title: string) => (await findProducts(db, title)).ids[0];
  const [best, , third] = await db
    .select()
    .from(product)
    .orderBy(desc(product.popularity))
    .limit(3);
  expect(await titled(`${third?.title}`)).toBe(third?.id);

  // What was third is the last of all, so that every place behind the second one is another product's.
  await db
    .update(product)
    .set({ popularity: -1 })
    .where(eq(product.id, third?.id ?? 0));
  await saveWords(db, [third?.id ?? 0]);
  await countVocabulary(db);
  expect(await titled(`${best?.title}`)).toBe(best?.id);
  expect(await titled(`${third?.title.split(' ').toReversed().join(' ')}`)).toBe(third?.id);
});
