import { api } from '@otzar/contract/api';
import { ORDERS_A_PAGE } from '@otzar/contract/customer-order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer as account, customer_order, library_item } from '../../db/schema.ts';

let open: TemporaryShop;
let answer: Handler;
let desk: OrderDesk;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
  desk = await OrderDesk.open(answer);
});

afterAll(() => open.close());

const offersOf = async (ids: number[]) => {
  const products = ids.map((id) => ({ id, type: 'product' as const, quantity: 1 }));
  const visitor = await Visitor.known(answer);
  return visitor.call(api.checkMax, { body: { products } });
};

/** Asks to order one of each, picked up, as whoever it is. */
const tryToOrder = async (visitor: Visitor, ids: number[], email: string) => {
  const offers = await offersOf(ids);
  const { body } = await desk.shopper();
  const sent = {
    ...desk.bodyFor(offers),
    email,
    card_token: body.card_token,
    expected_total: desk.totalsOf(offers, true).total,
  };
  return place(visitor, sent);
};

const order = async (visitor: Visitor, ids: number[], email: string) =>
  expectAnswer(api.placeOrder, await tryToOrder(visitor, ids, email));

const rowOf = async (id: number) => {
  const [row] = await open.shop.db.select().from(customer_order).where(eq(customer_order.id, id));
  return row;
};

describe('an order', () => {
  test('of a guest comes along with their own address alone, in whichever case', async () => {
    const email = newEmail();
    const guest = await Visitor.known(answer);
    const own = await order(guest, [landmarks.book.id, landmarks.digital.id], email.toUpperCase());
    const foreign = await order(guest, [landmarks.mug.id], newEmail());
    await guest.call(api.register, { body: { name: 'Noa', email, password: PASSWORD } });
    const { customer } = await guest.call(api.readCustomer);
    expect((await rowOf(own.id))?.customer_id).toBe(customer?.id);
    expect((await rowOf(foreign.id))?.customer_id).toBeNull();
    expect(await guest.call(api.readLibrary)).toMatchObject([{ order_id: own.id }]);
  });

  test('of one customer does not become another’s who signs in after them', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const placed = await order(visitor, [landmarks.book.id], customer.email);
    await visitor.call(api.logOut);
    const { customer: other } = await accountHolder(answer);
    await visitor.call(api.logIn, { body: { email: other.email, password: PASSWORD } });
    expect((await rowOf(placed.id))?.customer_id).toBe(customer.id);
    const params = { id: String(placed.id) };
    await expectProblem(await visitor.try(api.readOrder, { params }), 404);
    await expectProblem(await visitor.try(api.readCustomerOrder, { params }), 404);
  });

  test('of a session that is over is refused, and is nobody’s', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const thief = visitor.twin();
    await visitor.call(api.logOut);
    await expectProblem(await tryToOrder(thief, [landmarks.book.id], customer.email), 403);
    expect(
      await open.shop.db.$count(customer_order, eq(customer_order.email, customer.email)),
    ).toBe(0);
  });

  test('stays when its account is deleted, and what is read goes', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const placed = await order(visitor, [landmarks.digital.id, landmarks.book.id], customer.email);
    const items = () => open.shop.db.$count(library_item, eq(library_item.order_id, placed.id));
    expect(await items()).toBe(1);
    await open.shop.db.delete(account).where(eq(account.id, customer.id));
    expect(await rowOf(placed.id)).toMatchObject({ customer_id: null, token: placed.token });
    expect(await items()).toBe(0);
  });
});

describe('the list', () => {
  test('shows so many on a page, the newest first', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const first = await order(visitor, [landmarks.book.id], customer.email);
    const row = await rowOf(first.id);
    if (!row) throw new Error('The order is gone.');
    const older = Array.from({ length: ORDERS_A_PAGE + 1 }, (_, days) => ({
      ...row,
      id: row.id + 1000 + days,
      token: `older-${row.id}-${days}`,
      placed_at: new Date(row.placed_at.getTime() - (days + 1) * 86_400_000),
    }));
    await open.shop.db.insert(customer_order).values(older);
    const page = (asked: string) => visitor.call(api.listOrders, { query: { page: asked } });
    const one = await page('1');
    expect(one).toMatchObject({ page: 1, pages: 2, count: ORDERS_A_PAGE + 2 });
    expect(one.orders[0]?.id).toBe(first.id);
    const two = await page('2');
    const ids = [...one.orders, ...two.orders].map(({ id }) => id);
    expect(ids).toEqual([first.id, ...older.map(({ id }) => id)]);
    expect(await page('3')).toEqual(two);
  });

  test('of what was bought counts orders, the last one first, and knows no gift card', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const { book, mug, giftCard } = landmarks;
    await order(visitor, [book.id, mug.id], customer.email);
    const [offer] = await visitor.call(api.checkMax, {
      body: { products: [{ id: giftCard.id, type: 'giftCard', quantity: 1 }] },
    });
    if (!offer) throw new Error('The shop has no gift card.');
    const { body } = await desk.shopper();
    const card = { ...desk.bodyFor([offer]), card_token: body.card_token };
    await expectAnswer(api.placeOrder, await place(visitor, card));
    const last = await order(visitor, [book.id], customer.email);
    const bought = await visitor.call(api.listBought);
    expect(bought.map(({ product, times }) => [product.id, times])).toEqual([
      [book.id, 2],
      [mug.id, 1],
    ]);
    expect(bought[0]?.last_at).toBe(last.placed_at);
  });

  test('of what was bought leaves out what is sold no more', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const placed = await order(visitor, [landmarks.book.id], customer.email);
    const lines = placed.lines.map((line) => ({ ...line, product_id: 999_999 }));
    const own = eq(customer_order.id, placed.id);
    await open.shop.db.update(customer_order).set({ lines }).where(own);
    expect(await visitor.call(api.listBought)).toEqual([]);
  });
});
