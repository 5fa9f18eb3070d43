import { plusDays } from '@otzar/domain/calendar-day';
import { storeDay } from '@otzar/domain/store-day';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryShop } from '../../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../../demo/landmarks.ts';
import { product } from '../../../db/schema.ts';
import { changeSaved, endSaved } from '../queries.ts';
import {
  cards,
  type RecurringShop,
  type Regular,
  recurringShop,
} from './recurring-shop.fixture.ts';
import { runDue } from './run.ts';

/** A leap year and the month before it. */
const FIRST = '2027-12-01';
const LAST = '2028-12-31';

let at: RecurringShop;
let weekly: Regular;
let monthly: Regular;
let quarterly: Regular;
let scarce: Regular;
let mended: Regular;
const ids = new Map<Regular, number>();
const idOf = (whose: Regular): number => ids.get(whose) ?? 0;

/** What customers and the shop do on some of the days, before the shop goes round. */
const doings: Record<string, () => Promise<unknown>> = {
  '2028-01-10': () => change(weekly, { skip: true }),
  '2028-02-05': () => change(weekly, { status: 'paused' }),
  '2028-03-01': () => change(weekly, { status: 'active' }),
  '2028-04-12': () => end(weekly, '2028-06-05'),
  '2028-05-15': () => setPrice(landmarks.mug.id, 3333),
  '2028-03-10': () => at.changeCard(quarterly, cards.declined),
  '2028-04-10': async () => {
    await at.changeCard(quarterly, cards.good);
    await change(quarterly, { status: 'active' });
  },
  '2028-04-29': () => setStock(landmarks.candle.id, 0),
  '2028-05-03': () => setStock(landmarks.candle.id, 500),
  '2028-07-01': () => at.changeCard(mended, cards.declined),
  '2028-07-06': async () => {
    await at.changeCard(mended, cards.good);
    await runDue(at.shop, idOf(mended), true);
  },
};

const change = (whose: Regular, asked: object) => {
  const now = at.shop.clock();
  const which = { id: idOf(whose), today: storeDay(now), now };
  return changeSaved(at.shop.db, whose.id, { ...asked, ...which });
};

const end = (whose: Regular, on: string) =>
  endSaved(at.shop.db, whose.id, { id: idOf(whose), on, today: storeDay(at.shop.clock()) });

const set = (id: number, values: Partial<typeof product.$inferInsert>) =>
  at.shop.db.update(product).set(values).where(eq(product.id, id));
const setPrice = (id: number, price_cents: number) => set(id, { price_cents });
const setStock = (id: number, stock: number) => set(id, { stock });

beforeAll(async () => {
  at = await recurringShop(await temporaryShop());
  const sign = async (wish: Parameters<RecurringShop['comes']>[1]) => {
    const whose = await at.regular();
    ids.set(whose, await at.comes(whose, wish));
    return whose;
  };
  weekly = await sign({ frequency: 'week', from: '2027-12-06' });
  monthly = await sign({ frequency: 'month', from: '2027-12-31', product: landmarks.mug.id });
  quarterly = await sign({ frequency: 'quarter', from: '2027-12-15' });
  scarce = await sign({ frequency: 'two_weeks', from: '2028-04-17', product: landmarks.candle.id });
  mended = await sign({ frequency: 'month', from: '2028-06-05' });
  for (let day = FIRST; day <= LAST; day = plusDays(day, 1)) {
    at.turn(day, 9);
    await doings[day]?.();
    // Twice on a day: what is placed already is not placed again.
    await at.round();
    at.turn(day, 20);
    await at.round();
  }
}, 300_000);

afterAll(() => at.close());

/** The days on which the orders of somebody were really placed. */
const placedOn = async (whose: Regular) =>
  (await at.orders(whose)).map(({ placed_at }) => storeDay(placed_at));

const every = (days: number, from: string, to: string): string[] => {
  const all: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, days)) all.push(day);
  return all;
};

describe('a year, day by day', () => {
  test('every week, but for one that was left out, a pause, and from its last day on', async () => {
    const days = [
      ...every(7, '2027-12-06', '2028-01-03'),
      ...every(7, '2028-01-17', '2028-01-31'),
      ...every(7, '2028-03-06', '2028-05-29'),
    ];
    expect(await at.days(idOf(weekly))).toEqual(days);
    expect(await placedOn(weekly)).toEqual(days);
  });

  test('every month on its 31st, or the last day of a shorter one, at the price of the day', async () => {
    const days = [
      ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'],
      ...['2028-06-30', '2028-07-31', '2028-08-31', '2028-09-30', '2028-10-31', '2028-11-30'],
      '2028-12-31',
    ];
    expect(await placedOn(monthly)).toEqual(days);
    const orders = await at.orders(monthly);
    const before = orders[0]?.totals.subtotal;
    expect(before).not.toBe(33.33);
    expect(orders.map(({ totals }) => totals.subtotal)).toEqual(
      days.map((day) => (day < '2028-05-15' ? before : 33.33)),
    );
  });

  test('a refused card is tried four times, mailed once, and then it rests until its customer comes', async () => {
    const days = ['2027-12-15', '2028-06-15', '2028-09-15', '2028-12-15'];
    expect(await placedOn(quarterly)).toEqual(days);
    const told = await at.letters(quarterly, 'We could not order%');
    expect(told.map(({ send_after }) => storeDay(send_after))).toEqual(['2028-03-15']);
    expect(told[0]?.text).toContain('Your bank declined this card');
    expect(told[0]?.text).toContain(`/account/subscriptions-update/${idOf(quarterly)}`);
    const rests = await at.letters(quarterly, '%is paused');
    expect(rests.map(({ send_after }) => storeDay(send_after))).toEqual(['2028-03-22']);
  });

  test('what was sold out comes once it is back, and the next one on its day', async () => {
    const days = ['2028-04-17', '2028-05-04', ...every(14, '2028-05-15', LAST)];
    expect(await placedOn(scarce)).toEqual(days);
    expect((await at.days(idOf(scarce)))[1]).toBe('2028-05-01');
    expect(await at.letters(scarce, 'We could not order%')).toHaveLength(1);
    expect(await at.read(idOf(scarce))).toMatchObject({ status: 'active', failure: null });
  });

  test('a card that was put right is charged as soon as its customer asks', async () => {
    const placed = await placedOn(mended);
    expect(placed.slice(0, 3)).toEqual(['2028-06-05', '2028-07-06', '2028-08-05']);
    expect(placed).toHaveLength(7);
  });

  test('each order is a customer’s own: sent, paid, mailed, and in nobody’s session', async () => {
    const orders = await at.orders(monthly);
    for (const order of orders) {
      expect(order).toMatchObject({ session_hash: '', email: monthly.email, status: 'placed' });
      expect(order.payment?.last_four).toBe('4242');
      expect(order.shipping_info?.city).toBe('Brooklyn');
      expect(order.totals.tax).toBeGreaterThan(0);
      expect(order.totals.shipping).toBe(5.99);
    }
    expect(await at.letters(monthly, 'Your order %')).toHaveLength(orders.length);
  });

  test('three days before each charge there is one letter', async () => {
    const told = await at.letters(monthly, '%comes soon');
    expect(told.map(({ send_after }) => storeDay(send_after))).toEqual([
      ...['2027-12-28', '2028-01-28', '2028-02-26', '2028-03-28', '2028-04-27', '2028-05-28'],
      ...['2028-06-27', '2028-07-28', '2028-08-28', '2028-09-27', '2028-10-28', '2028-11-27'],
      '2028-12-28',
    ]);
  });
});
