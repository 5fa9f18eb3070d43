import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeDay } from '@otzar/domain/store-day';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endShop, type ShopProcess, startShop } from '../../../../../tests/shop-process.ts';
import { temporaryShop } from '../../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../../demo/landmarks.ts';
import { type Database, type DatabasePlace, openDatabase } from '../../../db/database.ts';
import { openRunning } from '../../../db/running.ts';
import { customer_order, lease, outbox, product, recurring_run } from '../../../db/schema.ts';
import type { TemporaryDatabase } from '../../../db/temporary-database.ts';
import { type Regular, recurringShop } from './recurring-shop.fixture.ts';

const PEOPLE = 60;

let database: TemporaryDatabase;
let place: DatabasePlace;
let people: Regular[];
let stock: number;
let running: ShopProcess | null = null;

const stockIn = async (db: Database) => {
  const [row] = await db.select().from(product).where(eq(product.id, landmarks.book.id));
  return row?.stock ?? Number.NaN;
};

beforeAll(async () => {
  const open = await temporaryShop();
  database = open.database;
  const at = await recurringShop(open);
  const from = storeDay(new Date());
  people = await Promise.all(Array.from({ length: PEOPLE }, () => at.regular()));
  for (const whose of people) await at.comes(whose, { frequency: 'month', from });
  stock = await stockIn(database.db);
  await database.close();
  const { databaseUrl, dataFolder } = database.place;
  place = {
    databaseUrl,
    dataFolder: dataFolder || (await mkdtemp(join(tmpdir(), 'otzar-killed-'))),
  };
});

afterAll(async () => {
  if (running) await endShop(running);
  await database.remove();
  await rm(place.dataFolder, { recursive: true, force: true });
});

/** Opens a shop that looks for what is due once a second, until so many days have their order. */
async function openUntil(placed: number, signal: NodeJS.Signals): Promise<void> {
  const shop = await startShop(place, { RECURRING_SECONDS: '1' });
  running = shop;
  const beside = (await openRunning(place)) ?? (await openDatabase(place));
  const done = isNotNull(recurring_run.order_id);
  const enough = async () =>
    expect(await beside.db.$count(recurring_run, done)).toBeGreaterThanOrEqual(placed);
  await vi.waitFor(enough, { interval: 20, timeout: 120_000 });
  if (signal === 'SIGTERM') await beside.close();
  await endShop(shop, signal);
  if (signal !== 'SIGTERM') await beside.close();
}

/** Every order that came by itself is whole, and the dead keep nobody waiting. @returns how many there are */
async function expectWhole(): Promise<number> {
  const { db, close } = await openDatabase(place);
  try {
    const ids = people.map(({ id }) => id);
    const orders = await db
      .select()
      .from(customer_order)
      .where(inArray(customer_order.customer_id, ids));
    const runs = await db.select().from(recurring_run).where(isNotNull(recurring_run.order_id));
    const told = await db
      .select()
      .from(outbox)
      .where(
        inArray(
          outbox.recipient,
          people.map(({ email }) => email),
        ),
      );
    const placed = orders.map(({ id }) => id).sort((a, b) => a - b);
    expect(runs.map(({ order_id }) => order_id).sort((a, b) => Number(a) - Number(b))).toEqual(
      placed,
    );
    expect(new Set(orders.map(({ customer_id }) => customer_id)).size).toBe(placed.length);
    expect(told.map(({ subject }) => subject).sort()).toEqual(
      placed.map((id) => `Your order ${id}`).sort(),
    );
    expect(orders.filter(({ payment }) => payment === null)).toEqual([]);
    expect(await stockIn(db)).toBe(stock - placed.length);
    await db.update(lease).set({ until: new Date(0) });
    return placed.length;
  } finally {
    await close();
  }
}

test('a shop that is killed while it places what is due places each of it once when it is back', async () => {
  await openUntil(5 + Math.floor(Math.random() * 20), 'SIGKILL');
  const before = await expectWhole();
  expect(before).toBeGreaterThanOrEqual(5);
  expect(before).toBeLessThan(PEOPLE);
  await openUntil(PEOPLE, 'SIGTERM');
  expect(await expectWhole()).toBe(PEOPLE);
}, 180_000);
