import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryShop } from '../../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../../demo/landmarks.ts';
import type { Database } from '../../../db/database.ts';
import { takeLease } from '../../../db/lease.ts';
import { customer, lease, product, recurring_run, subscription } from '../../../db/schema.ts';
import type { PaymentGateway } from '../../../kit/payment-gateway.ts';
import type { Shop } from '../../../kit/shop.ts';
import { changeSaved, endSaved } from '../queries.ts';
import {
  cards,
  type RecurringShop,
  type Regular,
  recurringShop,
} from './recurring-shop.fixture.ts';
import { runDue } from './run.ts';

let at: RecurringShop;
let secondPool: Database;
/** The same shop in another process. */
let other: Shop;

beforeAll(async () => {
  at = await recurringShop(await temporaryShop());
  secondPool = at.database.connectAgain();
  other = { ...at.shop, db: secondPool };
});

afterAll(async () => {
  await secondPool.$client.end();
  await at.close();
});

beforeEach(async () => {
  await at.shop.db.delete(subscription);
  await at.shop.db.delete(lease);
  at.turn('2027-12-01');
});

const DUE = '2027-12-01';

/** A bank whose books a test reads. */
function bank(gateway: PaymentGateway, then: () => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const given: string[] = [];
  const watched: PaymentGateway = {
    ...gateway,
    async authorise(charge) {
      asked.push(charge.reference);
      const held = await gateway.authorise(charge);
      await then();
      return held;
    },
    async void(reference) {
      given.push(reference);
      await gateway.void(reference);
    },
  };
  return { asked, given, watched };
}

const change = ({ id: customer }: Regular, id: number, asked: object) =>
  changeSaved(other.db, customer, { ...asked, id, today: DUE, now: at.shop.clock() });

const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

describe('two processes', () => {
  test('take turns: the one that comes second leaves it to the other', async () => {
    const whose = await at.regular();
    await at.comes(whose, { frequency: 'week', from: DUE });
    const tallies = await Promise.all([at.round(), at.round(other), at.round(), at.round(other)]);
    expect(tallies.filter((tally) => tally !== null).length).toBeGreaterThan(0);
    expect(await at.orders(whose)).toHaveLength(1);
  });

  test('that come to the same orders at once place each of them once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => at.regular()));
    const ids = await Promise.all(
      people.map((whose) => at.comes(whose, { frequency: 'month', from: DUE })),
    );
    const stockOf = async () => {
      const [row] = await at.shop.db
        .select()
        .from(product)
        .where(eq(product.id, landmarks.book.id));
      return row?.stock ?? 0;
    };
    const before = await stockOf();
    const { asked, given, watched } = bank(at.shop.gateway);
    const shops = [at.shop, other].map((shop) => ({ ...shop, gateway: watched }));
    await Promise.all(ids.flatMap((id) => [0, 1, 0, 1].map((n) => runDue(shops[n] ?? other, id))));
    for (const whose of people) expect(await at.orders(whose)).toHaveLength(1);
    expect(await stockOf()).toBe(before - ids.length);
    expect(new Set(asked).size).toBe(ids.length);
    expect(given).toEqual([]);
    for (const id of ids) expect((await at.read(id)).next_on).toBe('2028-01-01');
  });

  test('one that died frees the work on the clock of the database', async () => {
    const { db } = at.shop;
    const dead = { name: 'recurring', holder: 'dead', seconds: 60 };
    expect(await takeLease(db, dead)).toBe(true);
    expect(await at.round(other)).toBeNull();
    await db.update(lease).set({ until: new Date('2020-01-01T00:00:00Z') });
    expect(await at.round(other)).not.toBeNull();
    await takeLease(db, dead);
    await db.update(lease).set({ until: new Date('2199-01-01T00:00:00Z') });
    expect(await at.round(other)).not.toBeNull();
  });
});

describe('a process that ends between payment and order', () => {
  test('has its customer pay once, and the order is there when the next one comes', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: DUE });
    const paid = signal();
    const dead = bank(at.shop.gateway, () => {
      paid.give();
      return new Promise(() => undefined);
    });
    void runDue({ ...at.shop, gateway: dead.watched }, id);
    await paid.given;
    const next = bank(at.shop.gateway);
    expect(await runDue({ ...other, gateway: next.watched }, id)).toBe('placed');
    const [order, ...more] = await at.orders(whose);
    expect(more).toEqual([]);
    expect(next.asked).toEqual(dead.asked);
    expect(order?.payment?.reference).toBe(dead.asked[0]);
    expect(next.given).toEqual([]);
  });

  test('is given its money back where the price is another one by then, and comes too late itself', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: DUE, product: landmarks.mug.id });
    const paid = signal();
    const wakes = signal();
    const slow = bank(at.shop.gateway, () => {
      paid.give();
      return wakes.given;
    });
    const late = runDue({ ...at.shop, gateway: slow.watched }, id);
    await paid.given;
    await at.shop.db
      .update(product)
      .set({ price_cents: 4321 })
      .where(eq(product.id, landmarks.mug.id));
    const next = bank(at.shop.gateway);
    expect(await runDue({ ...other, gateway: next.watched }, id)).toBe('placed');
    wakes.give();
    await late;
    const [order, ...more] = await at.orders(whose);
    expect(more).toEqual([]);
    expect(next.given).toEqual(slow.asked);
    expect(order?.totals.subtotal).toBe(43.21);
    expect(order?.payment?.reference).toBe(next.asked[0]);
    expect(slow.given).not.toContain(order?.payment?.reference);
    expect((await at.read(id)).next_on).toBe('2027-12-08');
  });
});

describe('while an order is being paid', () => {
  test('its customer who pauses it is not charged', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: DUE });
    const paid = signal();
    const goes = signal();
    const slow = bank(at.shop.gateway, () => {
      paid.give();
      return goes.given;
    });
    const running = runDue({ ...at.shop, gateway: slow.watched }, id);
    await paid.given;
    const now = at.shop.clock();
    await changeSaved(other.db, whose.id, { id, status: 'paused', today: DUE, now });
    goes.give();
    expect(await running).toBe('gone');
    expect(await at.orders(whose)).toEqual([]);
    expect(slow.given).toEqual(slow.asked);
    expect(await at.read(id)).toMatchObject({ status: 'paused', next_on: null });
  });

  test('its customer who leaves is not charged', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: DUE });
    const left = bank(at.shop.gateway, async () => {
      await at.shop.db.delete(customer).where(eq(customer.id, whose.id));
    });
    await runDue({ ...at.shop, gateway: left.watched }, id);
    expect(await at.orders(whose)).toEqual([]);
    expect(left.given).toEqual(left.asked);
    expect(await at.shop.db.$count(recurring_run, eq(recurring_run.subscription_id, id))).toBe(0);
  });
});

describe('a bank that does not answer', () => {
  test('is asked the same again soon, and nobody is told', async () => {
    const whose = await at.regular(cards.silent);
    const id = await at.comes(whose, { frequency: 'week', from: DUE });
    const { asked, given, watched } = bank(at.shop.gateway);
    const shop = { ...at.shop, gateway: watched };
    expect(await at.round(shop)).toMatchObject({ silent: 1 });
    expect(await at.round(shop)).toMatchObject({ silent: 0, placed: 0 });
    expect((await at.read(id)).status).toBe('active');
    at.turn(DUE, 13);
    expect(await at.round(shop)).toMatchObject({ placed: 1 });
    expect(new Set(asked).size).toBe(1);
    expect(given).toEqual([]);
    expect(await at.orders(whose)).toHaveLength(1);
    expect(await at.letters(whose, 'We could not%')).toEqual([]);
  });

  test.each<[string, (whose: Regular, id: number) => Promise<unknown>]>([
    ['cannot be placed by then', (whose) => at.changeCard(whose, cards.declined)],
    ['has nothing to pay with by then', ({ id }) => at.removeCards(id)],
    ['is skipped by then', (whose, id) => change(whose, id, { skip: true })],
    ['is paused by then', (whose, id) => change(whose, id, { status: 'paused' })],
    ['has ended by then', (whose, id) => endSaved(other.db, whose.id, { id, on: DUE, today: DUE })],
  ])('gives back once what it may hold for an order that %s', async (_, then) => {
    const whose = await at.regular(cards.silent);
    const id = await at.comes(whose, { frequency: 'week', from: DUE });
    const { asked, given, watched } = bank(at.shop.gateway);
    const shop = { ...at.shop, gateway: watched };
    expect(await at.round(shop)).toMatchObject({ silent: 1 });
    const [held] = asked;
    await then(whose, id);
    at.turn(DUE, 13);
    expect(await at.round(shop)).toMatchObject({ placed: 0, silent: 0 });
    await at.round(shop);
    expect(given.filter((reference) => reference === held)).toEqual([held]);
    expect(await at.orders(whose)).toEqual([]);
  });
});
