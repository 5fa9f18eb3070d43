import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodCard } from '../../../../tests/contract/cards.ts';
import { newKey, OrderDesk, pickup, place } from '../../../../tests/contract/order-desk.ts';
import { readOffer } from '../../../../tests/contract/shelves.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer_order, payment, product, sandbox_hold } from '../../db/schema.ts';
import { GatewaySilent, PaymentDeclined, type PaymentGateway } from '../../kit/payment-gateway.ts';
import { advanceOrder } from '../order/advance.ts';
import { settleDue } from './settle.ts';

let open: TemporaryShop;
let desk: OrderDesk;
/** What the gateway does other than the sandbox's. */
let bank: Partial<PaymentGateway>;

beforeAll(async () => {
  open = await temporaryShop();
  const { gateway: sandbox } = open.shop;
  const gateway: PaymentGateway = {
    ...sandbox,
    authorise: (charge) => (bank.authorise ?? sandbox.authorise)(charge),
    void: (reference) => (bank.void ?? sandbox.void)(reference),
  };
  desk = await OrderDesk.open(handlerOf({ ...open.shop, gateway }));
});

afterAll(() => open.close());

beforeEach(async () => {
  bank = {};
  await open.shop.db.delete(payment);
  await open.shop.db.delete(sandbox_hold);
  await open.shop.db
    .update(product)
    .set({ stock: 50 })
    .where(eq(product.id, desk.offer.product_id));
});

const minutes = (count: number) => () => new Date(Date.now() + count * 60_000);
const settle = (later = 0, gateway: PaymentGateway = open.shop.gateway) =>
  settleDue({ db: open.shop.db, clock: minutes(later), gateway });

const payments = () => open.shop.db.select().from(payment).orderBy(payment.due_at);
const states = async () => (await payments()).map(({ state }) => state);
const held = async () =>
  (await open.shop.db.select().from(sandbox_hold)).filter((row) => row.voided_at === null);

const ordered = async (different = {}) => {
  const { visitor, body } = await desk.shopper(different);
  return (await place(visitor, body)).json();
};

/** A bank that holds the money, and a process that dies before it hears of it. */
const dyingAfterHold = () => {
  let told = () => {};
  const reached = new Promise<void>((resolve) => {
    told = resolve;
  });
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  bank.authorise = async (charge) => {
    const authorisation = await open.shop.gateway.authorise(charge);
    told();
    await woken;
    return authorisation;
  };
  return { reached, wake };
};

describe('what is asked of a card', () => {
  test('is written down before it is asked for', async () => {
    let written: unknown[] = [];
    bank.authorise = async (charge) => {
      written = await payments();
      return open.shop.gateway.authorise(charge);
    };
    const { visitor, body } = await desk.shopper();
    expect((await place(visitor, body)).status).toBe(201);
    const amount_cents = Math.round(body.expected_total * 100);
    expect(written).toMatchObject([{ state: 'requested', order_id: null, amount_cents }]);
    expect(await payments()).toMatchObject([{ state: 'authorised', amount_cents }]);
  });

  test('leaves nothing written where the bank says no', async () => {
    bank.authorise = async () => {
      throw new PaymentDeclined('No.');
    };
    const { visitor, body } = await desk.shopper();
    expect((await place(visitor, body)).status).toBe(402);
    expect(await payments()).toEqual([]);
  });

  test('is given back where the shop died before there was an order, and not before its time', async () => {
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    const dying = dyingAfterHold();
    const late = place(visitor, body, key);
    await dying.reached;
    await settle(9);
    expect(await states()).toEqual(['requested']);
    expect(await held()).toHaveLength(1);
    await settle(11);
    expect(await states()).toEqual(['voided']);
    expect(await held()).toEqual([]);
    const before = await open.shop.db.$count(customer_order);
    bank = {};
    dying.wake();
    expect((await late).status).toBe(503);
    expect(await open.shop.db.$count(customer_order)).toBe(before);
    expect((await place(visitor, body, key)).status).toBe(201);
    expect(await held()).toMatchObject([{ amount_cents: Math.round(body.expected_total * 100) }]);
  });

  test('is held again where the same order comes after its hold was given back', async () => {
    const { visitor, body } = await desk.shopper();
    const key = newKey();
    bank.authorise = async (charge) => {
      await open.shop.gateway.authorise(charge);
      throw new GatewaySilent('Nothing was heard.');
    };
    expect((await place(visitor, body, key)).status).toBe(503);
    await settle(11);
    bank = {};
    expect((await place(visitor, body, key)).status).toBe(201);
    expect(await held()).toHaveLength(1);
    expect(await states()).toEqual(expect.arrayContaining(['authorised', 'voided']));
  });

  test('holds nothing when the bank hears of it after it was given back', async () => {
    const { Token } = await open.shop.gateway.tokenise({
      number: goodCard.card,
      exp: '1239',
      cvc: '123',
    });
    await open.shop.gateway.void('late');
    const charge = { token: Token, amountCents: 100, reference: 'late' };
    await expect(open.shop.gateway.authorise(charge)).rejects.toThrow(GatewaySilent);
    expect(await held()).toEqual([]);
  });

  test('is asked back until the bank answers', async () => {
    bank.authorise = async (charge) => {
      const authorisation = await open.shop.gateway.authorise(charge);
      await open.shop.db
        .update(product)
        .set({ stock: 0 })
        .where(eq(product.id, desk.offer.product_id));
      return authorisation;
    };
    bank.void = async () => {
      throw new GatewaySilent('Nothing was heard.');
    };
    const { visitor, body } = await desk.shopper();
    expect((await place(visitor, body)).status).toBe(409);
    expect(await payments()).toMatchObject([
      { state: 'void_due', last_error: 'Nothing was heard.' },
    ]);
    await settle();
    expect(await states()).toEqual(['void_due']);
    await settle(1);
    expect(await states()).toEqual(['voided']);
    expect(await held()).toEqual([]);
  });
});

describe('a card is charged', () => {
  const captured = async () => (await held()).map(({ captured_at }) => captured_at !== null);

  test('when its parcel is shipped, once, by however many processes', async () => {
    const order = await ordered();
    await advanceOrder(open.shop, order.id, 'packed');
    await settle(60);
    expect(await captured()).toEqual([false]);
    await advanceOrder(open.shop, order.id, 'shipped');
    let asked = 0;
    const gateway: PaymentGateway = {
      ...open.shop.gateway,
      capture: async (capture) => {
        asked += 1;
        await open.shop.gateway.capture(capture);
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => settle(0, gateway)));
    expect(asked).toBe(1);
    expect(await payments()).toMatchObject([{ state: 'captured', order_id: order.id }]);
    expect(await captured()).toEqual([true]);
    await advanceOrder(open.shop, order.id, 'delivered');
    expect(await states()).toEqual(['captured']);
  });

  test('when it lies ready at the counter', async () => {
    const order = await ordered({
      shipping_type: { delivery: false, id: null },
      shipping_info: null,
      pickup_info: pickup,
      expected_total: desk.totalsOf([desk.offer], false).total,
    });
    await advanceOrder(open.shop, order.id, 'packed');
    await advanceOrder(open.shop, order.id, 'ready_for_pickup');
    await settle();
    expect(await captured()).toEqual([true]);
  });

  test('when it is placed, where all of it is digital', async () => {
    const { visitor } = await desk.shopper();
    const card = await readOffer(visitor, { id: landmarks.giftCard.id, type: 'giftCard' });
    const lines = [{ ...card, quantity: 1 }];
    const { body: known } = await desk.shopper();
    const body = desk.bodyFor(lines, {
      card_token: known.card_token,
      shipping_type: { delivery: false, id: null },
      shipping_info: null,
      expected_total: desk.totalsOf(lines, false, { taxRate: 0 }).total,
    });
    expect((await place(visitor, body)).status).toBe(201);
    expect(await states()).toEqual(['capture_due']);
    await settle();
    expect(await captured()).toEqual([true]);
  });

  test('later, where the bank does not answer', async () => {
    const order = await ordered();
    await advanceOrder(open.shop, order.id, 'packed');
    await advanceOrder(open.shop, order.id, 'shipped');
    const silent: PaymentGateway = {
      ...open.shop.gateway,
      capture: () => Promise.reject(new GatewaySilent('Nothing was heard.')),
    };
    await settle(0, silent);
    expect(await payments()).toMatchObject([{ state: 'capture_due', attempts: 1 }]);
    await settle(1);
    expect(await captured()).toEqual([true]);
  });
});
