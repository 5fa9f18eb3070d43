import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order, OrderStatus } from '@otzar/contract/order';
import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderDesk, pickup, place } from '../../../../tests/contract/order-desk.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import type { DatabasePlace } from '../../db/database.ts';
import { rootFolder } from '../../db/folders.ts';
import { customer_order, outbox } from '../../db/schema.ts';
import { openTemporaryDatabase } from '../../db/temporary-database.ts';
import { advanceOrder } from './advance.ts';

let open: TemporaryShop;
let desk: OrderDesk;

beforeAll(async () => {
  open = await temporaryShop();
  desk = await OrderDesk.open(handlerOf(open.shop));
});

afterAll(() => open.close());

const parcel = async (): Promise<Order> => {
  const { visitor, body } = await desk.shopper();
  return (await place(visitor, body)).json();
};

const fetched = async (): Promise<Order> => {
  const { visitor, body } = await desk.shopper({
    shipping_type: { delivery: false, id: null },
    shipping_info: null,
    pickup_info: pickup,
    expected_total: desk.totalsOf([desk.offer], false).total,
  });
  return (await place(visitor, body)).json();
};

const advance = (id: number, status: OrderStatus) => advanceOrder(open.shop, id, status);

/** What was written of an order after it was placed. */
const lettersOf = ({ id }: Order) =>
  open.shop.db
    .select()
    .from(outbox)
    .where(like(outbox.subject, `Your order ${id} %`))
    .orderBy(outbox.id);

const stepsOf = async ({ id }: Order) => {
  const [row] = await open.shop.db.select().from(customer_order).where(eq(customer_order.id, id));
  return { status: row?.status, timeline: row?.timeline.map(({ status }) => status) };
};

describe('an order', () => {
  test('goes its way as a parcel, and its shopper hears of what is news', async () => {
    const order = await parcel();
    for (const status of ['packed', 'shipped', 'delivered'] as const) {
      expect((await advance(order.id, status)).status).toBe(status);
    }
    expect(await stepsOf(order)).toEqual({
      status: 'delivered',
      timeline: ['placed', 'packed', 'shipped', 'delivered'],
    });
    const letters = await lettersOf(order);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Your order ${order.id} is on its way`,
      `Your order ${order.id} has arrived`,
    ]);
    const link = `${open.shop.site}/orders/guest/${order.id}/status?token=${order.token}`;
    for (const { text, html, recipient } of letters) {
      expect(recipient).toBe(order.email);
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
    }
  });

  test('goes its way to the counter', async () => {
    const order = await fetched();
    await advance(order.id, 'packed');
    await expect(advance(order.id, 'shipped')).rejects.toThrow('ready_for_pickup, not shipped');
    await advance(order.id, 'ready_for_pickup');
    await advance(order.id, 'delivered');
    expect((await lettersOf(order)).map(({ subject }) => subject)).toEqual([
      `Your order ${order.id} is ready for pickup`,
    ]);
  });

  test.each(['shipped', 'delivered', 'ready_for_pickup'] as const)(
    'that is placed does not become %s, and nothing is written',
    async (status) => {
      const order = await parcel();
      await expect(advance(order.id, status)).rejects.toThrow(/\.$/);
      expect(await stepsOf(order)).toEqual({ status: 'placed', timeline: ['placed'] });
      expect(await lettersOf(order)).toEqual([]);
    },
  );

  test('does not go back, nor on from its end', async () => {
    const order = await parcel();
    for (const status of ['packed', 'shipped', 'delivered'] as const)
      await advance(order.id, status);
    await expect(advance(order.id, 'packed')).rejects.toThrow('last step');
    await expect(advance(999_999_999, 'packed')).rejects.toThrow('There is no order');
  });

  test('takes a step once, however many take it at the same time', async () => {
    const order = await parcel();
    await advance(order.id, 'packed');
    const many = Array.from({ length: 6 }, () => advance(order.id, 'shipped'));
    const timelines = (await Promise.all(many)).map(({ timeline }) => timeline);
    for (const timeline of timelines) expect(timeline).toEqual(timelines[0]);
    expect((await stepsOf(order)).timeline).toEqual(['placed', 'packed', 'shipped']);
    expect(await lettersOf(order)).toHaveLength(1);
  });

  test('takes no step whose letter cannot be written', async () => {
    const order = await parcel();
    await advance(order.id, 'packed');
    const shop = { ...open.shop, clock: () => new Date(Number.NaN) };
    await expect(advanceOrder(shop, order.id, 'shipped')).rejects.toThrow();
    expect((await stepsOf(order)).status).toBe('packed');
    expect(await lettersOf(order)).toEqual([]);
  });
});

describe('the shopkeeper’s command', () => {
  const run = promisify(execFile);
  const command = (...words: string[]) => commandOn(open.database.place, ...words);
  const commandOn = ({ dataFolder, databaseUrl }: DatabasePlace, ...words: string[]) =>
    run(
      process.execPath,
      ['--import', 'tsx', join(rootFolder, 'storefront/server/app/commands/order.ts'), ...words],
      {
        cwd: rootFolder,
        env: {
          ...process.env,
          DATA_DIR: dataFolder,
          DATABASE_URL: databaseUrl ?? '',
        },
      },
    );

  test('takes a step while the shop is open', async () => {
    const order = await parcel();
    const { stdout } = await command(String(order.id), 'packed');
    expect(stdout).toContain(`Order ${order.id} is packed since`);
    expect((await stepsOf(order)).status).toBe('packed');
  });

  test('cancels an order while the shop is open, and says what goes back', async () => {
    const order = await parcel();
    const { stdout } = await command(String(order.id), 'cancelled');
    expect(stdout).toMatch(
      new RegExp(`^Order ${order.id} is cancelled since .+ to the Visa ending in 4242\\.`),
    );
    expect((await stepsOf(order)).status).toBe('cancelled');
  });

  test.each([
    [['12'], 'e.g. npm run order -- 12 shipped'],
    [['12', 'gone'], 'e.g. npm run order -- 12 shipped'],
    [['999999999', 'packed'], 'There is no order 999999999.'],
  ])('answers %j in a sentence', async (words, sentence) => {
    const before = await open.shop.db.select({ letters: count() }).from(outbox);
    const failed = await command(...words).catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(sentence);
    expect(failed.stderr).not.toMatch(/\bat .+:\d+:\d+/);
    expect(await open.shop.db.select({ letters: count() }).from(outbox)).toEqual(before);
  });

  test('opens the database of a shop that is closed, and knows where there is none', async () => {
    const closed = await openTemporaryDatabase();
    await closed.close();
    const missing = await commandOn(closed.place, '12', 'packed').catch((error) => error);
    expect(missing.stderr).toContain('There is no order 12.');
    await closed.remove();
    const nowhere = await mkdtemp(join(tmpdir(), 'otzar-nowhere-'));
    const place = { dataFolder: nowhere, databaseUrl: null };
    const none = await commandOn(place, '12', 'packed').catch((error) => error);
    await rm(nowhere, { recursive: true, force: true });
    expect(none.stderr).toContain('There is no shop on this database yet.');
  });
});
