import { api } from '@otzar/contract/api';
import { toCents } from '@otzar/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { giftCardCodes } from '../../../demo/landmarks.ts';
import { type TwoServers, twoServers } from '../../app/two-servers.fixture.ts';
import { customer_order, gift_card, gift_card_payment, product } from '../../db/schema.ts';

let servers: TwoServers;
let desk: OrderDesk;

beforeAll(async () => {
  servers = await twoServers();
  desk = await OrderDesk.open(servers.answer);
});

afterAll(() => servers.close());

const stock = async () => {
  const [row] = await servers.db
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.id, desk.offer.product_id));
  return row?.stock;
};

describe('two servers on one database are one shop', () => {
  test('a session that one of them began is known to the other', async () => {
    const { visitor } = await desk.shopper();
    await visitor.call(api.saveLocation, { body: { zipCode: '60601' } });
    for (const _ of [1, 2])
      expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '60601' });
  });

  test('the last one goes to one of twenty shoppers', async () => {
    await servers.db.update(product).set({ stock: 1 }).where(eq(product.id, desk.offer.product_id));
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => desk.shopper()));
    const answers = await Promise.all(shoppers.map(({ visitor, body }) => place(visitor, body)));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await stock()).toBe(0);
  });

  test('ten clicks with one key are one order', async () => {
    await servers.db.update(product).set({ stock: 5 }).where(eq(product.id, desk.offer.product_id));
    const before = await servers.db.$count(customer_order);
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(visitor, body, key)));
    const orders = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await servers.db.$count(customer_order)).toBe(before + 1);
    expect(await stock()).toBe(4);
  });

  test('one key with two bodies at once is one order, and a refusal', async () => {
    const before = await servers.db.$count(customer_order);
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    const bodies = [body, { ...body, email: 'other@example.com' }];
    const answers = await Promise.all(bodies.map((one) => place(visitor, one, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await servers.db.$count(customer_order)).toBe(before + 1);
  });

  test('orders of the same things in another order never block each other', async () => {
    await servers.db.update(product).set({ stock: 50 });
    const lines = desk.dearer(100);
    const shoppers = await Promise.all(Array.from({ length: 16 }, () => desk.shopper()));
    const answers = await Promise.all(
      shoppers.map(({ visitor, body: { card_token } }, at) =>
        place(visitor, desk.bodyFor(at % 2 ? lines : lines.toReversed(), { card_token })),
      ),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('a gift card of $50 pays $50, on however many orders at once', async () => {
    const { code } = giftCardCodes.fifty;
    await servers.db.update(product).set({ stock: 50 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => desk.shopper()));
    const pays = Math.min(50, shoppers[0]?.body.expected_total ?? 0);
    const answers = await Promise.all(
      shoppers.map(({ visitor, body }) =>
        place(visitor, { ...body, gift_cards: [{ code, amount_applied: pays }] }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(Math.min(8, Math.floor(toCents(50) / toCents(pays))));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - placed.length);
    const payments = await servers.db
      .select()
      .from(gift_card_payment)
      .where(eq(gift_card_payment.code, code));
    const paid = payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    expect(paid).toBe(placed.length * toCents(pays));
    const [card] = await servers.db.select().from(gift_card).where(eq(gift_card.code, code));
    expect(card?.balance_cents).toBe(5000 - paid);
  });

  test('wrong e-mail addresses are counted together, and a right one starts again', async () => {
    const { visitor, body } = await desk.shopper();
    const order = await (await place(visitor, body)).json();
    const guess = (email: string) =>
      visitor.try(api.findOrder, { params: { id: String(order.id) }, body: { email } });
    for (const _ of Array.from({ length: 9 }))
      expect((await guess('wrong@example.com')).status).toBe(404);
    expect((await guess(body.email.toUpperCase())).status).toBe(200);
    for (const _ of Array.from({ length: 10 }))
      expect((await guess('wrong@example.com')).status).toBe(404);
    const refused = await guess(body.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
