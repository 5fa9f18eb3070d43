import { api } from '@otzar/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOfficeOf } from '../../../../tests/back-office.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { bodyFor, ReturnDesk, sendBack } from '../../../../tests/contract/return-desk.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer_order, order_return, outbox } from '../../db/schema.ts';
import { GatewaySilent } from '../../kit/payment-gateway.ts';
import { receiveReturn } from './receive.ts';

let open: TemporaryShop;
let desk: ReturnDesk;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
  desk = await ReturnDesk.open(
    answer,
    backOfficeOf(() => open.shop),
  );
});

afterAll(() => open.close());

test('an order whose customer has left comes back no more, as its gift card would reach nobody', async () => {
  const { visitor, order, found } = await desk.arrived();
  const { db } = open.shop;
  await db.update(customer_order).set({ email: '' }).where(eq(customer_order.id, order.id));
  const sent = await sendBack(visitor, bodyFor(found, { refund: 'gift_card' }));
  await expectProblem(sent, 404);
  expect(await db.$count(order_return, eq(order_return.order_id, order.id))).toBe(0);
});

test('a gift that nothing was paid for promises no gift card', async () => {
  const gift_options = { wrap: false, message: 'For you', price: 0 };
  const { order } = await desk.arrived({ lines: [desk.three({ gift_options })] });
  const { db } = open.shop;
  const free = { ...order.totals, tax: 0, discount: order.totals.subtotal + order.totals.tax };
  const discount = { code: 'ALL', kind: 'amount' as const };
  await db
    .update(customer_order)
    .set({ totals: free, discount })
    .where(eq(customer_order.id, order.id));
  const friend = await Visitor.known(answer);
  const body = { order_id: order.id, gift_code: order.gift_code ?? '' };
  const found = await friend.call(api.findReturnable, { body });
  const email = `friend-${order.id}@example.com`;
  const made = await expectAnswer(
    api.makeReturn,
    await sendBack(friend, bodyFor(found, { email })),
  );
  expect(made.refunds).toEqual([]);
  await receiveReturn(open.shop, made.id);
  const letters = await db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(letters).toHaveLength(2);
  for (const { text } of letters) expect(text).not.toMatch(/gift card/i);
});

test('a bank that does not pay back is told of in a sentence, and nothing is noted', async () => {
  const { made } = await desk.returned();
  const gateway = {
    ...open.shop.gateway,
    refund: () => Promise.reject(new GatewaySilent('Please send your order again.')),
  };
  await expect(receiveReturn({ ...open.shop, gateway }, made.id)).rejects.toThrow(
    `The bank does not answer. Return ${made.id} stays awaited; tried again, its card is paid once only.`,
  );
  const received = await receiveReturn(open.shop, made.id);
  expect(received.status).toBe('received');
});
