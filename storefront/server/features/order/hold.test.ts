import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodCard, lostReplyCard, slowCard } from '../../../../tests/contract/cards.ts';
import { newKey, OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { forgetExpired } from '../../app/expired.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer_order, product, sandbox_hold } from '../../db/schema.ts';
import type { PaymentGateway } from '../../kit/payment-gateway.ts';

let open: TemporaryShop;
let desk: OrderDesk;
/** What was asked of the gateway, in order. */
let books: { held: string[]; voided: string[] };
/** Done while the bank is asked: what other shoppers do meanwhile. */
let meanwhile: () => Promise<void>;

beforeAll(async () => {
  open = await temporaryShop();
  const { gateway } = open.shop;
  const watched: PaymentGateway = {
    ...gateway,
    async authorise(charge) {
      const authorisation = await gateway.authorise(charge);
      books.held.push(charge.reference);
      await meanwhile();
      return authorisation;
    },
    async void(reference) {
      books.voided.push(reference);
      await gateway.void(reference);
    },
  };
  desk = await OrderDesk.open(handlerOf({ ...open.shop, gateway: watched }));
});

afterAll(() => open.close());

beforeEach(async () => {
  books = { held: [], voided: [] };
  meanwhile = async () => undefined;
  await setStock(50);
});

const setStock = async (stock: number) => {
  await open.shop.db.update(product).set({ stock }).where(eq(product.id, desk.offer.product_id));
};

const orders = () => open.shop.db.$count(customer_order);

describe('money that is held for an order', () => {
  test('is given back when somebody else took the last one meanwhile', async () => {
    const before = await orders();
    meanwhile = () => setStock(0);
    const { visitor, body } = await desk.shopper();
    expect((await place(visitor, body)).status).toBe(409);
    expect(books.voided).toEqual(books.held);
    expect(books.held).toHaveLength(1);
    expect(await orders()).toBe(before);
  });

  test('is held anew when that order is sent again', async () => {
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    meanwhile = () => setStock(0);
    expect((await place(visitor, body, key)).status).toBe(409);
    meanwhile = async () => undefined;
    await setStock(5);
    expect((await place(visitor, body, key)).status).toBe(201);
    const [first, second] = books.held;
    expect(books.voided).toEqual([first]);
    expect(second).not.toBe(first);
  });

  test('is held once for ten clicks, and not given back by those that came late', async () => {
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    await setStock(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(visitor, body, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(books.held).size).toBe(1);
    expect(books.voided).toEqual([]);
  });

  test('is given back to whoever sent another order with the same key', async () => {
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    const others = [body, { ...body, email: 'other@example.com' }];
    const arrived: (() => void)[] = [];
    // Both hold their money before either is placed.
    meanwhile = () =>
      new Promise((resolve) => {
        arrived.push(resolve);
        if (arrived.length === others.length) for (const go of arrived) go();
      });
    const answers = await Promise.all(others.map((one) => place(visitor, one, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(new Set(books.held).size).toBe(2);
    expect(books.voided).toHaveLength(1);
    const [row] = await open.shop.db
      .select()
      .from(customer_order)
      .orderBy(desc(customer_order.placed_at))
      .limit(1);
    expect(books.voided).not.toContain(row?.payment?.reference);
  });

  test('is found again when the reply was lost, and spent on one order', async () => {
    const { visitor, body } = await desk.shopper({}, lostReplyCard);
    const key = newKey();
    const before = { orders: await orders(), holds: await open.shop.db.$count(sandbox_hold) };
    expect((await place(visitor, body, key)).status).toBe(503);
    expect(await orders()).toBe(before.orders);
    const answers = await Promise.all(Array.from({ length: 3 }, () => place(visitor, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await orders()).toBe(before.orders + 1);
    expect(await open.shop.db.$count(sandbox_hold)).toBe(before.holds + 1);
  });
});

test('a bank that takes its time keeps no other shopper waiting', async () => {
  const slow = await desk.shopper({}, slowCard);
  const quick = await desk.shopper({}, goodCard);
  const order: string[] = [];
  const ordering = [slow, quick].map(async (shopper, at) => {
    const { status } = await place(shopper.visitor, shopper.body);
    order.push(`${at === 0 ? 'slow' : 'quick'} ${status}`);
  });
  await Promise.all(ordering);
  expect(order).toEqual(['quick 201', 'slow 201']);
});

test('the key of an order is kept for a day, and then forgotten', async () => {
  const { visitor, body } = await desk.shopper();
  const key = randomUUID();
  const idOf = async () => (await (await place(visitor, body, key)).json()).id;
  const first = await idOf();
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
  await forgetExpired(open.shop.db, hours(23.9));
  expect(await idOf()).toBe(first);
  await forgetExpired(open.shop.db, hours(24.1));
  expect(await idOf()).not.toBe(first);
});
