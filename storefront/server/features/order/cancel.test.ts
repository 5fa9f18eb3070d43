import { api } from '@otzar/contract/api';
import type { LineOffer } from '@otzar/contract/bag';
import type { Order } from '@otzar/contract/order';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder } from '../../../../tests/contract/account-holder.ts';
import { type OrderBody, OrderDesk, pickup, place } from '../../../../tests/contract/order-desk.ts';
import { readOffer } from '../../../../tests/contract/shelves.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { shopOn, type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { discountCodes, giftCardCodes, landmarks } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import type { Database } from '../../db/database.ts';
import {
  bundle_part,
  customer_order,
  discount,
  gift_card,
  library_item,
  outbox,
  payment,
  product,
  sandbox_hold,
  sandbox_refund,
} from '../../db/schema.ts';
import { GatewaySilent, type PaymentGateway } from '../../kit/payment-gateway.ts';
import type { Shop } from '../../kit/shop.ts';
import { readOffers } from '../bag/offers.ts';
import { settleDue } from '../payments/settle.ts';
import { advanceOrder } from './advance.ts';
import { cancelOrder } from './cancel.ts';

let open: TemporaryShop;
let secondPool: Database;
/** The same shop in another process. */
let other: Shop;
let desk: OrderDesk;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop();
  secondPool = open.database.connectAgain();
  other = await shopOn(secondPool);
  answer = handlerOf(open.shop);
  desk = await OrderDesk.open(answer);
});

afterAll(async () => {
  await secondPool.$client.end();
  await open.close();
});

beforeEach(async () => {
  await open.shop.db.update(product).set({ stock: 50 });
});

const db = () => open.shop.db;
const settle = (gateway = open.shop.gateway) =>
  settleDue({ db: db(), gateway, clock: () => new Date(Date.now() + 60_000) });

const ordered = async (different: Partial<OrderBody> = {}): Promise<Order> => {
  const { visitor, body } = await desk.shopper(different);
  const response = await place(visitor, body);
  expect(response.status).toBe(201);
  return response.json();
};

const offerFor = async (id: number, type: LineOffer['type']) => ({
  ...(await readOffer(await Visitor.known(answer), { id, type })),
  quantity: 1,
});

const orderOf = (lines: Parameters<OrderDesk['bodyFor']>[0], different: Partial<OrderBody> = {}) =>
  ordered({
    lines: desk.bodyFor(lines).lines,
    expected_total: desk.totalsOf(lines, true).total,
    ...different,
  });

const stockOf = async (id: number) => {
  const [row] = await db().select().from(product).where(eq(product.id, id));
  return row?.stock;
};

const lettersOf = ({ id }: Order) =>
  db()
    .select()
    .from(outbox)
    .where(like(outbox.subject, `Your order ${id} %`));

const moneyOf = async ({ id }: Order) => {
  const [row] = await db().select().from(payment).where(eq(payment.order_id, id));
  if (row === undefined) throw new Error(`Order ${id} has no payment.`);
  const name = row.gateway_payment ?? row.reference;
  const [hold] = await db().select().from(sandbox_hold).where(eq(sandbox_hold.reference, name));
  const refunds = await db().select().from(sandbox_refund).where(eq(sandbox_refund.payment, name));
  return {
    state: row.state,
    held: hold !== undefined && hold.voided_at === null,
    captured: hold !== undefined && hold.captured_at !== null,
    refunded: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
};

describe('an order that is cancelled', () => {
  test('before it is shipped costs nothing: its hold is voided, its stock is back, a letter is sent', async () => {
    const before = await stockOf(desk.offer.product_id);
    const order = await ordered();
    await cancelOrder(open.shop, order.id, 'shopper');
    expect(await stockOf(desk.offer.product_id)).toBe(before);
    const [letter, ...more] = await lettersOf(order);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(`Your order ${order.id} is cancelled`);
    expect(letter?.text).toContain('To your Visa ending in 4242');
    expect(letter?.text).toContain('The card was not charged');
    await settle();
    expect(await moneyOf(order)).toEqual({
      ...{ state: 'voided', held: false, captured: false, refunded: 0 },
    });
  });

  test('after it was charged is refunded exactly what the card paid, once', async () => {
    const total = desk.totalsOf([desk.offer], false).total;
    const paid = await ordered({
      shipping_type: { delivery: false, id: null },
      shipping_info: null,
      pickup_info: pickup,
      expected_total: total,
    });
    for (const status of ['packed', 'ready_for_pickup'] as const)
      await advanceOrder(open.shop, paid.id, status);
    await settle();
    const cancelled = await cancelOrder(open.shop, paid.id, 'shop');
    expect(cancelled.refund).toEqual({ card: total, by: 'refund', gift_cards: 0 });
    await Promise.all([settle(), settle(), settle()]);
    expect(await moneyOf(paid)).toEqual({
      ...{ state: 'refunded', held: true, captured: true, refunded: Math.round(total * 100) },
    });
  });

  test('while its charge is not answered is charged and paid back, never one alone', async () => {
    const order = await ordered({
      shipping_type: { delivery: false, id: null },
      shipping_info: null,
      pickup_info: pickup,
      expected_total: desk.totalsOf([desk.offer], false).total,
    });
    for (const status of ['packed', 'ready_for_pickup'] as const)
      await advanceOrder(open.shop, order.id, status);
    await cancelOrder(open.shop, order.id, 'shopper');
    await settle();
    const { refunded, captured } = await moneyOf(order);
    expect({ refunded, captured }).toEqual({
      refunded: Math.round(order.due * 100),
      captured: true,
    });
  });

  test('of an earlier build, charged as it was placed, is refunded', async () => {
    const order = await ordered();
    await db().delete(payment).where(eq(payment.order_id, order.id));
    const cancelled = await cancelOrder(open.shop, order.id, 'shopper');
    expect(cancelled.refund?.by).toBe('refund');
    await settle();
    expect((await moneyOf(order)).refunded).toBe(Math.round(order.due * 100));
  });

  test('gives its money back although the bank does not answer at first', async () => {
    const order = await ordered();
    await cancelOrder(open.shop, order.id, 'shopper');
    const silent: PaymentGateway = {
      ...open.shop.gateway,
      void: () => Promise.reject(new GatewaySilent('Nothing was heard.')),
    };
    await settle(silent);
    expect((await moneyOf(order)).held).toBe(true);
    await settleDue({ ...open.shop, clock: () => new Date(Date.now() + 3_600_000) });
    expect(await moneyOf(order)).toMatchObject({ state: 'voided', held: false });
  });

  test('puts the parts of a set back on the shelf', async () => {
    const [part] = await db()
      .select()
      .from(bundle_part)
      .where(eq(bundle_part.bundle_id, landmarks.bundle.id));
    if (part === undefined) throw new Error('The set has no parts.');
    const before = await stockOf(part.product_id);
    const order = await orderOf([await offerFor(landmarks.bundle.id, 'bundle')]);
    expect(await stockOf(part.product_id)).toBe((before ?? 0) - part.quantity);
    await cancelOrder(open.shop, order.id, 'shopper');
    expect(await stockOf(part.product_id)).toBe(before);
  });

  test('leaves its discount to the next one', async () => {
    const { code } = discountCodes.once;
    const off = { kind: 'amount' as const, value: 3 };
    const discounted = {
      discount_code: code,
      expected_total: desk.totalsOf([desk.offer], true, { discount: off }).total,
    };
    const order = await ordered(discounted);
    const [used] = await db().select().from(discount).where(eq(discount.code, code));
    await cancelOrder(open.shop, order.id, 'shopper');
    const [left] = await db().select().from(discount).where(eq(discount.code, code));
    expect(left?.uses).toBe((used?.uses ?? 0) - 1);
    await ordered({ ...discounted, email: 'next@example.com' });
  });

  test('is cancelled by one of many, and given back once', async () => {
    const { code } = giftCardCodes.large;
    const balance = async () => {
      const [card] = await db().select().from(gift_card).where(eq(gift_card.code, code));
      return card?.balance_cents;
    };
    const before = { stock: await stockOf(desk.offer.product_id), balance: await balance() };
    const amount_applied = desk.totalsOf([desk.offer], true).total;
    const paid = await ordered({ gift_cards: [{ code, amount_applied }], card_token: null });
    await advanceOrder(open.shop, paid.id, 'packed');
    const asked = Array.from({ length: 9 }, (_, turn) =>
      cancelOrder(turn % 2 ? open.shop : other, paid.id, turn % 3 ? 'shopper' : 'shop').then(
        () => 'cancelled',
        () => 'refused',
      ),
    );
    const shipping = advanceOrder(other, paid.id, 'shipped').then(
      () => 'shipped',
      () => 'refused',
    );
    const [shipped, ...cancels] = await Promise.all([shipping, ...asked]);
    const won = shipped === 'shipped' ? 'shipped' : 'cancelled';
    expect(new Set(cancels)).toEqual(new Set([won === 'shipped' ? 'refused' : 'cancelled']));
    const [row] = await db().select().from(customer_order).where(eq(customer_order.id, paid.id));
    expect(row?.status).toBe(won);
    expect(await lettersOf(paid)).toHaveLength(1);
    if (won === 'cancelled')
      expect({ stock: await stockOf(desk.offer.product_id), balance: await balance() }).toEqual(
        before,
      );
  });

  test('is not cancelled at all where its letter cannot be written', async () => {
    const order = await ordered();
    const before = await stockOf(desk.offer.product_id);
    const broken = { ...open.shop, clock: () => new Date(Number.NaN) };
    await expect(cancelOrder(broken, order.id, 'shopper')).rejects.toThrow();
    expect(await stockOf(desk.offer.product_id)).toBe(before);
    const [row] = await db().select().from(customer_order).where(eq(customer_order.id, order.id));
    expect(row?.status).toBe('placed');
  });
});

describe('a gift card that an order bought', () => {
  const withCard = async () =>
    orderOf([desk.offer, await offerFor(landmarks.giftCard.id, 'giftCard')]);
  const cardOf = async ({ id }: Order) => {
    const [card] = await db().select().from(gift_card).where(eq(gift_card.order_id, id));
    if (card === undefined) throw new Error('No gift card was made.');
    return card;
  };

  test('pays for nothing once the order is cancelled, and its letter is not sent', async () => {
    const order = await withCard();
    const { code } = await cardOf(order);
    await cancelOrder(open.shop, order.id, 'shopper');
    expect(await cardOf(order)).toMatchObject({ balance_cents: 0, voided_at: expect.any(Date) });
    expect(
      await db()
        .select()
        .from(outbox)
        .where(like(outbox.text, `%${code}%`)),
    ).toEqual([]);
  });

  test('keeps the order as it is once it has paid', async () => {
    const order = await withCard();
    const { code, balance_cents } = await cardOf(order);
    await db()
      .update(gift_card)
      .set({ balance_cents: balance_cents - 1 })
      .where(eq(gift_card.code, code));
    const stock = await stockOf(desk.offer.product_id);
    await expect(cancelOrder(open.shop, order.id, 'shopper')).rejects.toThrow(
      /has paid for something already, so the order cannot be cancelled/,
    );
    expect(await stockOf(desk.offer.product_id)).toBe(stock);
    expect((await moneyOf(order)).held).toBe(true);
  });
});

describe('a book that an order put into the library', () => {
  const bought = async () => {
    const { visitor } = await accountHolder(answer);
    const wanted = {
      id: landmarks.digital.id,
      type: 'product' as const,
      item_key: '',
      quantity: 1,
    };
    const [book] = await readOffers(db(), [wanted]);
    if (book === undefined) throw new Error('The shop has no digital book.');
    const lines = [desk.offer, { ...book, quantity: 1 }];
    const { body } = await desk.shopper();
    const asked = desk.bodyFor(lines, { card_token: body.card_token });
    const order: Order = await (await place(visitor, asked)).json();
    const [item] = await db()
      .select()
      .from(library_item)
      .where(eq(library_item.order_id, order.id));
    return { visitor, order, params: { id: String(item?.id) } };
  };

  test('is taken out again when the order is cancelled', async () => {
    const { visitor, order, params } = await bought();
    await cancelOrder(open.shop, order.id, 'shopper');
    expect((await visitor.try(api.openLibraryItem, { params })).status).toBe(404);
  });

  test('keeps the order as it is once it was opened', async () => {
    const { visitor, order, params } = await bought();
    await visitor.call(api.openLibraryItem, { params });
    await expect(cancelOrder(open.shop, order.id, 'shopper')).rejects.toThrow(/opened/);
    expect((await visitor.try(api.openLibraryItem, { params })).status).toBe(200);
  });
});

describe('the shopkeeper', () => {
  test('cancels an order, and is told why one cannot be', async () => {
    const order = await ordered();
    const cancelled = await advanceOrder(open.shop, order.id, 'cancelled');
    expect(cancelled.timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'shop' });
    await expect(advanceOrder(open.shop, order.id, 'packed')).rejects.toThrow('last step');
    const sent = await ordered();
    for (const status of ['packed', 'shipped'] as const)
      await advanceOrder(open.shop, sent.id, status);
    await expect(advanceOrder(open.shop, sent.id, 'cancelled')).rejects.toThrow(
      `Order ${sent.id} has been shipped, so it cannot be cancelled.`,
    );
    await expect(advanceOrder(open.shop, 999_999_999, 'cancelled')).rejects.toThrow(
      'There is no order 999999999.',
    );
  });
});
