import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderDesk, place } from '../../../tests/contract/order-desk.ts';
import type { Handler } from '../../../tests/contract/visitor.ts';
import { shopOn, type TemporaryShop, temporaryShop } from '../../../tests/temporary-shop.ts';
import { openDatabase } from '../db/database.ts';
import { customer_order } from '../db/schema.ts';
import { createApp } from './app.ts';
import { handlerOf } from './handler.fixture.ts';

let open: TemporaryShop;
let answer: Handler;
let desk: OrderDesk;
let shopper: Awaited<ReturnType<OrderDesk['shopper']>>;
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  open = await temporaryShop();
  const writable = createApp({ shop: open.shop });
  answer = async (request) => writable.fetch(request);
  desk = await OrderDesk.open((request) => answer(request));
  shopper = await desk.shopper();
  const { databaseUrl } = open.database.place;
  const setting = 'default_transaction_read_only';
  // All connections share the embedded database's one session; elsewhere each begins with its own settings.
  if (databaseUrl === null) await open.shop.db.execute(sql.raw(`set ${setting} = on`));
  const url = `${databaseUrl}?options=${encodeURIComponent(`-c ${setting}=on`)}`;
  const place = databaseUrl === null ? null : { ...open.database.place, databaseUrl: url };
  const again = place && (await openDatabase(place));
  if (again) close = again.close;
  answer = handlerOf(await shopOn(again?.db ?? open.shop.db));
});

afterAll(async () => {
  await close();
  await open.close();
});

const read = (path: string) => answer(new Request(`http://localhost${path}`));

describe('a shop whose database can only be read', () => {
  test.each(['/api/search?q=journal', '/api/home', '/api/product/1', '/api/customer'])(
    'goes on answering %s',
    async (path) => {
      expect((await read(path)).status).toBe(200);
    },
  );

  test('takes no order, and says when to try again', async () => {
    const before = await open.shop.db.$count(customer_order);
    const response = await place(shopper.visitor, shopper.body);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).message).toMatch(/try again/);
    expect(await open.shop.db.$count(customer_order)).toBe(before);
  });

  test('is not ready', async () => {
    const response = await read('/api/health');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });
});

test('a shop whose disk is full is not ready, though one more row fits', async () => {
  const app = createApp({ shop: { ...open.shop, hasDiskSpace: async () => false } });
  const response = await app.request('/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ message: 'The disk is full.' });
});
