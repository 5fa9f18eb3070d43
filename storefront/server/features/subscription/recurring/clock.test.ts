import { storeDay } from '@otzar/domain/store-day';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryShop } from '../../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../../demo/landmarks.ts';
import { customer_address, customer_payment, product, subscription } from '../../../db/schema.ts';
import type { Shop } from '../../../kit/shop.ts';
import { cards, type RecurringShop, recurringShop } from './recurring-shop.fixture.ts';

let at: RecurringShop;

beforeAll(async () => {
  at = await recurringShop(await temporaryShop());
});

afterAll(() => at.close());

beforeEach(async () => {
  await at.shop.db.delete(subscription);
});

const placedOn = async (whose: Parameters<RecurringShop['orders']>[0]) =>
  (await at.orders(whose)).map(({ placed_at }) => storeDay(placed_at));

describe('a clock that jumps', () => {
  test('over weeks has one order placed, and the next one in its rhythm', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: '2027-12-06' });
    at.turn('2028-03-01');
    for (const _ of [1, 2, 3]) await at.round();
    expect(await placedOn(whose)).toEqual(['2028-03-01']);
    expect((await at.read(id)).next_on).toBe('2028-03-06');
  });

  test('back has nothing placed twice', async () => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'week', from: '2027-12-06' });
    at.turn('2027-12-06');
    await at.round();
    at.turn('2027-12-05');
    await at.round();
    // Somebody lets it go on while the clock is wrong, and so the day comes a second time.
    await at.shop.db.update(subscription).set({ next_on: '2027-12-06' });
    at.turn('2027-12-06');
    await at.round();
    expect(await placedOn(whose)).toEqual(['2027-12-06']);
    expect((await at.read(id)).next_on).toBe('2027-12-13');
  });

  test('back does not put off for long what waited to be tried again', async () => {
    const whose = await at.regular(cards.declined);
    const id = await at.comes(whose, { frequency: 'week', from: '2027-12-06' });
    at.turn('2029-12-06');
    await at.round();
    await at.changeCard(whose, cards.good);
    at.turn('2027-12-07');
    await at.round();
    expect(await placedOn(whose)).toEqual(['2027-12-07']);
    expect((await at.read(id)).status).toBe('active');
  });

  test('past an end has nothing placed', async () => {
    const whose = await at.regular();
    await at.comes(whose, { frequency: 'week', from: '2027-12-06', ends_on: '2027-12-20' });
    at.turn('2027-12-20');
    await at.round();
    expect(await placedOn(whose)).toEqual([]);
  });
});

describe('a change of clocks where the shop stands', () => {
  test.each([
    ['forward', '2028-03-12', '2028-03-12T05:00:00.000Z'],
    ['back', '2028-11-05', '2028-11-05T04:00:00.000Z'],
  ])('%s has one order placed, with the first hour of the day', async (_, day, first) => {
    const whose = await at.regular();
    await at.comes(whose, { frequency: 'week', from: day });
    const begins = Date.parse(`${day}T00:00:00Z`) - 6 * 3_600_000;
    for (let hour = 0; hour < 48; hour++) {
      const clock = () => new Date(begins + hour * 3_600_000);
      const shop: Shop = { ...at.shop, clock };
      await at.round(shop);
    }
    const orders = await at.orders(whose);
    expect(orders.map(({ placed_at }) => placed_at.toISOString())).toEqual([first]);
  });

  test('has what failed before it tried again with the first hour of the day after', async () => {
    const whose = await at.regular(cards.declined);
    const id = await at.comes(whose, { frequency: 'month', from: '2028-03-11' });
    const tries: string[] = [];
    for (const day of ['2028-03-11', '2028-03-12', '2028-03-13', '2028-03-14']) {
      at.turn(day, 0);
      await at.round();
      tries.push((await at.read(id)).retry_at?.toISOString() ?? '');
    }
    expect(tries).toEqual([
      '2028-03-12T05:00:00.000Z',
      '2028-03-14T04:00:00.000Z',
      '2028-03-14T04:00:00.000Z',
      '2028-03-18T04:00:00.000Z',
    ]);
  });
});

describe('what keeps an order from being placed', () => {
  const failing = async (
    spoil: (whose: Awaited<ReturnType<RecurringShop['regular']>>) => unknown,
  ) => {
    const whose = await at.regular();
    const id = await at.comes(whose, { frequency: 'month', from: '2028-03-11', quantity: 3 });
    await spoil(whose);
    at.turn('2028-03-11');
    await at.round();
    expect(await at.orders(whose)).toEqual([]);
    const { status, failure, failure_he } = await at.read(id);
    expect(failure_he).toMatch(/[א-ת]/);
    // A title stays as it is; all around it is Hebrew.
    expect(failure_he?.replaceAll(/\u2068.*?\u2069/g, '')).not.toMatch(/[a-z]/i);
    const [letter] = await at.letters(whose, 'We could not order%');
    expect(letter?.text).toContain(failure ?? 'no sentence');
    return { status, failure };
  };
  const db = () => at.shop.db;

  test('a card that was deleted', async () => {
    const told = await failing(({ id }) =>
      db().delete(customer_payment).where(eq(customer_payment.customer_id, id)),
    );
    expect(told).toEqual({
      status: 'failed',
      failure: 'There is no card to charge. Please choose one.',
    });
  });

  test('a card that has expired', async () => {
    const told = await failing(({ payment }) =>
      db().update(customer_payment).set({ exp: '0228' }).where(eq(customer_payment.id, payment)),
    );
    expect(told.failure).toBe('Your card has expired. Please choose another one.');
  });

  test('an address that was deleted', async () => {
    const told = await failing(({ address }) =>
      db().delete(customer_address).where(eq(customer_address.id, address)),
    );
    expect(told.failure).toBe('There is no address to send it to. Please choose one.');
  });

  test('something that is sold no more', async () => {
    const told = await failing(() => db().update(subscription).set({ product_id: 999_999 }));
    expect(told.failure).toMatch(/^We no longer sell .*\. Please choose something else/);
  });

  test('fewer than were wanted', async () => {
    const told = await failing(() =>
      db().update(product).set({ stock: 2 }).where(eq(product.id, landmarks.book.id)),
    );
    expect(told.failure).toMatch(/^We have only \d+ of .* left\. Please lower the quantity\.$/);
  });
});
