import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, eq, isNull } from '../server/db/operators.ts';
import {
  category,
  content,
  customer,
  customer_order,
  discount,
  gift_card,
  library_item,
  product,
  product_category,
  session,
  setting,
  subscription,
} from '../server/db/schema.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../server/db/temporary-database.ts';
import { discountCodes, giftCardCodes } from './landmarks.ts';
import { SEED_VERSION, SEED_VERSION_KEY, seedCatalogue } from './seed.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await openTemporaryDatabase();
});
afterAll(() => database.remove());

test('seeding again replaces the catalogue and nothing else', async () => {
  const { db } = database;
  await db.insert(session).values({ id_hash: 'a guest', expires_at: new Date('2030-01-01') });
  await seedCatalogue(db, { products: 260 });
  await db.update(customer).set({ name: 'Noa Levi-Cohen' }).where(eq(customer.name, 'Noa Levi'));
  const progress: number[] = [];
  await seedCatalogue(db, { products: 250, onProgress: (done) => progress.push(done) });

  expect(progress).toEqual([200, 250]);
  expect(await db.$count(product)).toBe(250);
  expect(await db.$count(session)).toBe(1);
  expect(await db.$count(content)).toBe(5);
  const customers = await db.select({ name: customer.name }).from(customer).orderBy(customer.id);
  expect(customers.map(({ name }) => name)).toEqual(['Noa Levi-Cohen', 'Avi Cohen']);
  const [version] = await db.select().from(setting).where(eq(setting.key, SEED_VERSION_KEY));
  expect(version?.value).toBe(SEED_VERSION);
});

test('the first customer has a past, once, and what she does with it stays', async () => {
  const { db } = database;
  const counted = async () => [
    await db.$count(customer_order),
    await db.$count(library_item),
    await db.$count(subscription),
  ];
  expect(await counted()).toEqual([6, 1, 3]);
  await db.delete(subscription).where(eq(subscription.status, 'paused'));
  await seedCatalogue(db, { products: 250 });
  expect(await counted()).toEqual([6, 1, 2]);
});

test('a code that has been used keeps what is left of it', async () => {
  const { db } = database;
  const { code } = giftCardCodes.fifty;
  await db.update(gift_card).set({ balance_cents: 1250 }).where(eq(gift_card.code, code));
  await seedCatalogue(db, { products: 250 });
  const [card] = await db.select().from(gift_card).where(eq(gift_card.code, code));
  expect(card).toMatchObject({ initial_cents: 5000, balance_cents: 1250 });
  expect(await db.$count(discount)).toBe(Object.keys(discountCodes).length);
});

test('counts of categories match what they show, and a department counts all below it', async () => {
  const { db } = database;
  const rows = await db
    .select({
      id: category.id,
      kept: category.product_count,
      shown: count(product_category.product_id),
    })
    .from(category)
    .leftJoin(product_category, eq(product_category.category_id, category.id))
    .groupBy(category.id);
  for (const { kept, shown } of rows) expect(kept).toBe(shown);
  const departments = await db.select().from(category).where(isNull(category.parent_id));
  expect(departments.reduce((sum, row) => sum + row.product_count, 0)).toBe(250);
});

test('what is added afterwards gets a new id', async () => {
  const { db } = database;
  const [last] = await db
    .insert(category)
    .values({ index: 'books', slug: 'new', name: 'New' })
    .returning({ id: category.id });
  expect(last?.id).toBeGreaterThan(40);
});
