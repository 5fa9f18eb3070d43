import { api } from '@otzar/contract/api';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountHolder } from '../../../../tests/contract/account-holder.ts';
import type { Visitor } from '../../../../tests/contract/visitor.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { type TwoServers, twoServers } from '../../app/two-servers.fixture.ts';
import { product } from '../../db/schema.ts';
import { savedLine } from './saved-line.fixture.ts';

let servers: TwoServers;
let visitor: Visitor;

beforeAll(async () => {
  servers = await twoServers();
});
beforeEach(async () => {
  ({ visitor } = await accountHolder(servers.answer));
});
afterAll(() => servers.close());

const { book, mug, soldOut } = landmarks;
const nothing = { bag: [] as SavedLine[], later: [] as SavedLine[], favorites: [] as number[] };
const tryMerge = (guests: Partial<typeof nothing>) =>
  visitor.try(api.mergeBag, { body: { ...nothing, ...guests } });
const merge = (guests: Partial<typeof nothing>) =>
  visitor.call(api.mergeBag, { body: { ...nothing, ...guests } });
const many = (tab: string, length: number) =>
  Array.from({ length }, (_, at) => savedLine(book.id, { item_key: `${tab}-${at}` }));

/** All that is kept for the customer. */
const kept = async () => ({
  bag: (await visitor.call(api.readBag)).map(({ id, quantity }) => [id, quantity]),
  later: await visitor.call(api.readLater),
  favorites: (await visitor.call(api.readCustomer)).customer?.favorites,
});

test('two at once come one after the other: each finds what the one before it has left', async () => {
  const guests = [1, 2, 3, 4, 5, 6].map((quantity) => ({
    bag: [
      savedLine(book.id, { quantity }),
      savedLine(mug.id, { item_key: `${quantity}`, quantity: 1 }),
    ],
    later: [savedLine(book.id, { item_key: `${quantity}` })],
  }));
  const answers = await Promise.all(guests.map(merge));
  expect(answers.map(({ before }) => before.bag.length).sort()).toEqual([0, 2, 3, 4, 5, 6]);
  const { bag, later } = await kept();
  expect(bag).toContainEqual([book.id, 6]);
  expect([bag.length, later.length]).toEqual([1 + guests.length, guests.length]);
});

test('the same one sent twice at once is merged once', async () => {
  await visitor.call(api.saveBag, { body: { bag: [savedLine(book.id, { quantity: 3 })] } });
  const guests = {
    bag: [savedLine(book.id, { quantity: 2 }), savedLine(mug.id)],
    favorites: [mug.id],
  };
  await Promise.all([merge(guests), merge(guests)]);
  expect(await kept()).toEqual({
    bag: [
      [book.id, 3],
      [mug.id, 1],
    ],
    later: [],
    favorites: [mug.id],
  });
});

test('where one list is full nothing of the others is kept either', async () => {
  await visitor.call(api.saveLater, { body: { later: many('hers', 300) } });
  const before = await kept();
  const refused = await tryMerge({
    bag: [savedLine(mug.id)],
    later: many('guest', 201),
    favorites: [mug.id],
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ fields: { later: expect.any(String) } });
  expect(await kept()).toEqual(before);
  await merge({ bag: [savedLine(mug.id)], later: many('guest', 200), favorites: [mug.id] });
  expect(await kept()).toMatchObject({ bag: [[mug.id, 1]], favorites: [mug.id] });
});

test('what has run out stays as many as either had asked for', async () => {
  const { db } = servers;
  await visitor.call(api.saveBag, { body: { bag: [savedLine(soldOut.id, { quantity: 3 })] } });
  const { bag } = await merge({ bag: [savedLine(soldOut.id, { quantity: 2 })] });
  expect(bag).toMatchObject([{ max: 0, quantity: 0 }]);
  await db.update(product).set({ stock: 9 }).where(eq(product.id, soldOut.id));
  expect(await visitor.call(api.readBag)).toMatchObject([{ quantity: 3 }]);
  await db.update(product).set({ stock: 0 }).where(eq(product.id, soldOut.id));
});
