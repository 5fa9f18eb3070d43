import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { forgetExpired } from '../../app/expired.ts';
import { addToSessionBag, forgetSessionBag, readSessionBag } from './session-bag-queries.ts';

const DAY = 24 * 60 * 60 * 1000;

let open: TemporaryShop;

beforeAll(async () => {
  open = await temporaryShop();
});
afterAll(() => open.close());

const add = (session: string, now = new Date()) =>
  addToSessionBag(
    open.shop.db,
    { session, now },
    {
      id: landmarks.book.id,
      type: 'product',
      quantity: 1,
      gift_options: null,
      personalization: [],
    },
  );

test('forms that are sent at once are all counted, each in a version of its own', async () => {
  const bags = await Promise.all(Array.from({ length: 8 }, () => add('many')));
  expect(new Set(bags.map(({ version }) => version)).size).toBe(8);
  const { lines } = await readSessionBag(open.shop.db, 'many');
  expect(lines).toMatchObject([{ id: landmarks.book.id, quantity: 8 }]);
});

test('a version that was overtaken is not forgotten', async () => {
  const [first] = [await add('overtaken'), await add('overtaken')];
  const { lines } = await forgetSessionBag(open.shop.db, 'overtaken', first.version);
  expect(lines).toMatchObject([{ quantity: 2 }]);
});

test('a bag that nobody comes back to is forgotten after a week, with its checkout', async () => {
  const now = new Date();
  await add('left', now);
  await forgetExpired(open.shop.db, new Date(now.getTime() + 6 * DAY));
  expect((await readSessionBag(open.shop.db, 'left')).lines).toHaveLength(1);
  await forgetExpired(open.shop.db, new Date(now.getTime() + 8 * DAY));
  expect((await readSessionBag(open.shop.db, 'left')).lines).toEqual([]);
});
