import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import type { Handler } from '../../../../tests/contract/visitor.ts';
import { shopOn, type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { openDatabase } from '../../db/database.ts';

let open: TemporaryShop;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop(120, { ownProcess: true });
  answer = handlerOf(open.shop);
});

afterAll(() => open.close());

interface Placed {
  id: number;
  token: string;
}

/** Places orders one after the other, and tells of each that is acknowledged. */
async function orderMany(desk: OrderDesk, times: number, acknowledged: (order: Placed) => void) {
  const { visitor, body } = await desk.shopper();
  for (const _ of Array.from({ length: times })) {
    const response = await place(visitor, body);
    if (response.status === 201) acknowledged(await response.json());
  }
}

const read = (reader: Handler, { id, token }: Placed) =>
  reader(new Request(`http://localhost/api/order/${id}?token=${token}`));

describe('an order that was acknowledged', () => {
  const embedded = process.env.TEST_DATABASE_URL === undefined;

  test.runIf(embedded)('outlives the embedded database being killed', async () => {
    const desk = await OrderDesk.open(answer);
    const killed = open.database.embedded?.processId();
    if (killed === undefined) throw new Error('There is no embedded database.');
    const placed: Placed[] = [];
    const note = (order: Placed) => {
      // In the midst of other shoppers' orders.
      if (placed.push(order) === 10) process.kill(killed, 'SIGKILL');
    };
    await Promise.all(Array.from({ length: 4 }, () => orderMany(desk, 10, note)));
    expect(placed.length).toBeGreaterThanOrEqual(10);
    await expect
      .poll(async () => (await answer(new Request('http://localhost/api/health'))).status, {
        timeout: 20_000,
      })
      .toBe(200);
    for (const order of placed) expect((await read(answer, order)).status).toBe(200);
    expect(open.database.embedded?.processId()).not.toBe(killed);
  });

  test('is still there after the shop was closed and opened again', async () => {
    const desk = await OrderDesk.open(answer);
    const { visitor, body } = await desk.shopper();
    const order: Placed = await (await place(visitor, body)).json();
    await open.database.close();
    const again = await openDatabase(open.database.place);
    try {
      const reopened = createApp({ shop: await shopOn(again.db) });
      const response = await read(async (request) => reopened.fetch(request), order);
      expect(await response.json()).toMatchObject({ id: order.id, status: 'placed' });
    } finally {
      await again.close();
    }
  });
});
