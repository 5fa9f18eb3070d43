import type { ReturnableOrder } from '@otzar/contract/return';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backOfficeOf } from '../../../../tests/back-office.ts';
import { newKey } from '../../../../tests/contract/order-desk.ts';
import { bodyFor, ReturnDesk, sendBack } from '../../../../tests/contract/return-desk.ts';
import { type TwoServers, twoServers } from '../../app/two-servers.fixture.ts';
import { order_return, sandbox_refund } from '../../db/schema.ts';
import { receiveReturn } from './receive.ts';

let servers: TwoServers;
let desk: ReturnDesk;

beforeAll(async () => {
  servers = await twoServers();
  desk = await ReturnDesk.open(
    servers.answer,
    backOfficeOf(() => servers.first),
  );
});

afterAll(() => servers.close());

const returnsOf = (orderId: number) =>
  servers.db.$count(order_return, eq(order_return.order_id, orderId));

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
    const shops = [servers.first, servers.second];
    const many = Array.from({ length: 6 }, (_, at) =>
      receiveReturn(shops[at % shops.length] ?? servers.first, made.id),
    );
    const received = await Promise.all(many);
    for (const one of received) expect(one).toEqual(received[0]);
    const paid = eq(sandbox_refund.reference, `return-${made.id}`);
    expect(await servers.db.$count(sandbox_refund, paid)).toBe(1);
  });
});
