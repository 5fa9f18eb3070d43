import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@otzar/contract/api';
import { eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, type OrderBody, OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import type { Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { endShop, type ShopProcess, startShop } from '../../../../tests/shop-process.ts';
import { shopOn, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { giftCardCodes } from '../../../demo/landmarks.ts';
import { openDatabase } from '../../db/database.ts';
import {
  customer_order,
  gift_card,
  gift_card_payment,
  order_attempt,
  outbox,
  payment,
  product,
  sandbox_hold,
} from '../../db/schema.ts';
import type { TemporaryDatabase } from '../../db/temporary-database.ts';
import { settleDue } from '../payments/settle.ts';

const ORDERS = 200;
const AT_ONCE = 8;
const STOCK = 1_000;
/** What is on the gift card that pays for every other order. */
const CODE = giftCardCodes.large.code;
const FUND_CENTS = 10_000_000;

let database: TemporaryDatabase;
let dataFolder: string;
let running: ShopProcess | null = null;

beforeAll(async () => {
  ({ database } = await temporaryShop());
  await database.db.update(product).set({ stock: STOCK });
  await database.db
    .update(gift_card)
    .set({ initial_cents: FUND_CENTS, balance_cents: FUND_CENTS })
    .where(eq(gift_card.code, CODE));
  await database.close();
  dataFolder = database.place.dataFolder || (await mkdtemp(join(tmpdir(), 'otzar-killed-')));
});

afterAll(async () => {
  if (running) await endShop(running);
  await database.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

async function open(): Promise<{ answer: Handler; shop: ShopProcess }> {
  const shop = await startShop({ ...database.place, dataFolder });
  running = shop;
  const answer: Handler = async (request) =>
    fetch(request.url.replace('http://localhost', `http://127.0.0.1:${shop.port}`), {
      method: request.method,
      headers: request.headers,
      ...(request.method !== 'GET' && { body: await request.text() }),
    });
  return { answer, shop };
}

interface Wanted {
  visitor: Visitor;
  body: OrderBody;
  key: string;
  /** What was answered; null while nothing was. */
  confirmed: { id: number; token: string } | null;
}

/** Each sends its next order when the one before was answered; what breaks is left for later. */
async function send(wanted: Wanted[], acknowledged: () => void): Promise<void> {
  const waiting = wanted.filter(({ confirmed }) => confirmed === null);
  const shopper = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        const response = await place(next.visitor, next.body, next.key);
        if (response.status === 201) next.confirmed = await response.json();
        if (next.confirmed) acknowledged();
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
}

/** Everything that an order leaves, counted while no shop is open. */
async function readBooks(productId: number) {
  const { db, close } = await openDatabase({ ...database.place, dataFolder });
  try {
    const [thing] = await db.select().from(product).where(eq(product.id, productId));
    const [card] = await db.select().from(gift_card).where(eq(gift_card.code, CODE));
    const payments = await db.select().from(gift_card_payment);
    return {
      // Those that came with the seed took nothing from the shelf.
      orders: await db.select().from(customer_order).where(ne(customer_order.session_hash, '')),
      attempts: await db.select().from(order_attempt),
      letters: await db.select().from(outbox),
      paidCents: payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      paidFor: new Set(payments.map(({ order_id }) => order_id)),
      stock: thing?.stock ?? Number.NaN,
      balanceCents: card?.balance_cents ?? Number.NaN,
    };
  } finally {
    await close();
  }
}

/** Every order is whole, and what is gone from the shelf and the card is what the orders took. */
async function expectWhole(productId: number, wanted: Wanted[]): Promise<number> {
  const books = await readBooks(productId);
  const ids = books.orders.map(({ id }) => id).sort((a, b) => a - b);
  expect(books.stock).toBe(STOCK - ids.length);
  expect(books.balanceCents).toBe(FUND_CENTS - books.paidCents);
  expect(books.attempts.map(({ order_id }) => order_id).sort()).toEqual([...ids].sort());
  expect(books.letters.map(({ subject }) => subject).sort()).toEqual(
    ids.map((id) => `Your order ${id}`).sort(),
  );
  for (const { confirmed } of wanted) if (confirmed) expect(ids).toContain(confirmed.id);
  let giftCents = 0;
  for (const { id, lines, payment, due_cents, total_cents } of books.orders) {
    expect(lines).toHaveLength(1);
    expect(payment === null).toBe(due_cents === 0);
    expect(books.paidFor.has(id)).toBe(due_cents < total_cents);
    giftCents += total_cents - due_cents;
  }
  expect(books.paidCents).toBe(giftCents);
  return ids.length;
}

/** Once requests without an order have had their time, the bank holds what the orders cost and nothing else. */
async function expectHeldForOrders(): Promise<void> {
  const { db, close } = await openDatabase({ ...database.place, dataFolder });
  try {
    const orderless = await db.select().from(payment).where(isNull(payment.order_id));
    await settleDue({ ...(await shopOn(db)), clock: () => new Date(Date.now() + 11 * 60_000) });
    const holds = await db.select().from(sandbox_hold);
    const held = holds.filter(({ voided_at }) => voided_at === null);
    const orders = await db
      .select()
      .from(customer_order)
      .where(ne(customer_order.session_hash, ''));
    const paid = orders.filter((order) => order.payment !== null);
    expect(held.map(({ reference, amount_cents }) => [reference, amount_cents]).sort()).toEqual(
      paid.map((order) => [order.payment?.reference, order.due_cents]).sort(),
    );
    const payments = await db.select().from(payment);
    const voided = payments.filter(({ state }) => state === 'voided');
    expect(voided.map(({ reference }) => reference).sort()).toEqual(
      orderless.map(({ reference }) => reference).sort(),
    );
    expect(payments).toHaveLength(paid.length + voided.length);
  } finally {
    await close();
  }
}

/** What is cancelled has given everything back and been written of once; what stands has kept it. @returns how many are cancelled */
async function expectGivenBack(productId: number, confirmed: number[]): Promise<number> {
  const { orders, letters, stock, balanceCents } = await readBooks(productId);
  const isCancelled = ({ status }: { status: string }) => status === 'cancelled';
  const cancelled = orders.filter(isCancelled).map(({ id }) => id);
  const standing = orders.filter((order) => !isCancelled(order));
  expect(cancelled).toEqual(expect.arrayContaining(confirmed));
  expect(stock).toBe(STOCK - standing.length);
  const gift = standing.reduce(
    (sum, { total_cents, due_cents }) => sum + total_cents - due_cents,
    0,
  );
  expect(balanceCents).toBe(FUND_CENTS - gift);
  const told = letters.map(({ subject }) => subject).filter((one) => one.endsWith('is cancelled'));
  expect(told.sort()).toEqual(cancelled.map((id) => `Your order ${id} is cancelled`).sort());
  return cancelled.length;
}

/** Cancels all of them, several at a time; what breaks is left for later. */
async function cancel(wanted: Wanted[], acknowledged: (id: number) => void): Promise<void> {
  const waiting = [...wanted];
  const shopper = async () => {
    for (let next = waiting.shift(); next?.confirmed; next = waiting.shift()) {
      const { id, token } = next.confirmed;
      try {
        const response = await next.visitor.try(api.cancelOrder, {
          params: { id: String(id) },
          body: { token },
        });
        if (response.status === 200) acknowledged(id);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
}

describe('a shop that is killed in the midst of 200 orders', () => {
  let answer: Handler;
  let desk: OrderDesk;
  let wanted: Wanted[];

  test('has no half order, has lost nothing, and takes the rest when it is back', async () => {
    const killAfter = 10 + Math.floor(Math.random() * (ORDERS - 40));
    const first = await open();
    answer = first.answer;
    desk = await OrderDesk.open((request) => answer(request));
    wanted = await Promise.all(
      Array.from({ length: ORDERS }, async (_, turn): Promise<Wanted> => {
        const { visitor, body } = await desk.shopper();
        const gift_cards = [{ code: CODE, amount_applied: body.expected_total }];
        const paid = turn % 2 === 0 ? { ...body, gift_cards, card_token: null } : body;
        return { visitor, body: paid, key: newKey(), confirmed: null };
      }),
    );
    let confirmed = 0;
    const gone = once(first.shop.child, 'exit');
    await send(wanted, () => {
      confirmed += 1;
      if (confirmed === killAfter) first.shop.child.kill('SIGKILL');
    });
    await gone;
    expect(confirmed).toBeLessThan(ORDERS);
    const kept = await expectWhole(desk.offer.product_id, wanted);
    expect(kept).toBeGreaterThanOrEqual(confirmed);

    await expectHeldForOrders();

    const second = await open();
    answer = second.answer;
    for (const { visitor, confirmed } of wanted) {
      if (!confirmed) continue;
      const { id, token } = confirmed;
      const read = await visitor.send('GET', `/api/order/${id}?token=${token}`);
      expect(await read.json()).toEqual(confirmed);
    }
    // What was not confirmed is sent again with its key, whether it was placed before the end or not.
    await send(wanted, () => undefined);
    expect(wanted.filter((one) => one.confirmed === null)).toEqual([]);
    await endShop(second.shop);
    expect(await expectWhole(desk.offer.product_id, wanted)).toBe(ORDERS);
    await expectHeldForOrders();
  }, 120_000);

  test('while they are cancelled has cancelled none by half, and each once', async () => {
    const killAfter = 10 + Math.floor(Math.random() * (ORDERS - 40));
    const first = await open();
    answer = first.answer;
    const confirmed: number[] = [];
    const gone = once(first.shop.child, 'exit');
    await cancel(wanted, (id) => {
      if (confirmed.push(id) === killAfter) first.shop.child.kill('SIGKILL');
    });
    await gone;
    expect(confirmed.length).toBeLessThan(ORDERS);
    const productId = desk.offer.product_id;
    expect(await expectGivenBack(productId, confirmed)).toBeGreaterThanOrEqual(killAfter);

    const second = await open();
    answer = second.answer;
    // Those that are cancelled already are asked for once more: nothing is given back twice.
    await cancel(wanted, () => undefined);
    await endShop(second.shop);
    expect(await expectGivenBack(productId, confirmed)).toBe(ORDERS);
    const { db, close } = await openDatabase({ ...database.place, dataFolder });
    try {
      await settleDue({ ...(await shopOn(db)), clock: () => new Date(Date.now() + 11 * 60_000) });
      const holds = await db.select().from(sandbox_hold);
      expect(holds.filter(({ voided_at }) => voided_at === null)).toEqual([]);
    } finally {
      await close();
    }
  }, 120_000);
});
