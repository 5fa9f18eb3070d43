import type { ReturnableOrder } from '@otzar/contract/return';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backOfficeOf } from '../../../../tests/back-office.ts';
import { newKey } from '../../../../tests/contract/order-desk.ts';
import { bodyFor, ReturnDesk, sendBack } from '../../../../tests/contract/return-desk.ts';
import type { Handler } from '../../../../tests/contract/visitor.ts';
import { shopOn, type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import type { Database } from '../../db/database.ts';
import { order_return, sandbox_refund } from '../../db/schema.ts';
import { receiveReturn } from './receive.ts';

let open: TemporaryShop;
let secondPool: Database;
let desk: ReturnDesk;

/** Two servers on one database; calls go to them in turn, as behind a load balancer. */
beforeAll(async () => {
  open = await temporaryShop();
  secondPool = open.database.connectAgain();
  const servers = [createApp({ shop: open.shop }), createApp({ shop: await shopOn(secondPool) })];
  let calls = 0;
  const inTurn: Handler = async (request) => {
    const server = servers[calls++ % servers.length];
    if (server === undefined) throw new Error('There is no server.');
    return server.fetch(request);
  };
  desk = await ReturnDesk.open(
    inTurn,
    backOfficeOf(() => open.shop),
  );
});

afterAll(async () => {
  await secondPool.$client.end();
  await open.close();
});

const returnsOf = (orderId: number) =>
  open.shop.db.$count(order_return, eq(order_return.order_id, orderId));

const all = (found: ReturnableOrder) => {
  const { id, returnable } = found.lines[0] ?? { id: 0, returnable: 0 };
  const line = { id, quantity: returnable, reason: 'too_late' as const, returnable };
  return bodyFor(found, { lines: [line] });
};

describe('what two tabs send back at the same moment', () => {
  test('comes back once', async () => {
    const { visitor, order, found } = await desk.arrived();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendBack(visitor, all(found))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await returnsOf(order.id)).toBe(1);
  });

  test('is one return for ten clicks with one key', async () => {
    const { visitor, order, found } = await desk.arrived();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendBack(visitor, all(found), key)),
    );
    const made = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await returnsOf(order.id)).toBe(1);
  });

  test('is refunded once, however many note that it has arrived', async () => {
    const { made } = await desk.returned();
    const shops = [open.shop, await shopOn(secondPool)];
    const many = Array.from({ length: 6 }, (_, at) =>
      receiveReturn(shops[at % shops.length] ?? open.shop, made.id),
    );
    const received = await Promise.all(many);
    for (const one of received) expect(one).toEqual(received[0]);
    const paid = eq(sandbox_refund.reference, `return-${made.id}`);
    expect(await open.shop.db.$count(sandbox_refund, paid)).toBe(1);
  });
});
