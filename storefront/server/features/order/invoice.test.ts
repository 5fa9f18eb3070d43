import { randomUUID } from 'node:crypto';
import { api } from '@otzar/contract/api';
import { invoicePath } from '@otzar/contract/invoice';
import { seller } from '@otzar/domain/brand';
import { invoiceNumber } from '@otzar/domain/invoice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from '../../../../tests/contract/account-holder.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { NOWHERE } from '../../../../tests/contract/shelves.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { pdfWords } from '../../../../tests/pdf-words.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { countAttempt } from '../../kit/attempts.ts';

let open: TemporaryShop;
let answer: Handler;
let desk: OrderDesk;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
  desk = await OrderDesk.open(answer);
});

afterAll(() => open.close());

/** Somebody new who has ordered one thing. */
const buyer = async (email = `${randomUUID()}@example.com`) => {
  const { visitor, body } = await desk.shopper({ email });
  const order = await expectAnswer(api.placeOrder, await place(visitor, body));
  return { visitor, order };
};

const invoice = (visitor: Visitor, id: number | string, query = '') =>
  visitor.send('GET', `${invoicePath(':id').replace(':id', String(id))}${query}`);

describe('an invoice as a file', () => {
  test('opens to whom its order opens to, and to nobody else', async () => {
    const { visitor, order } = await buyer();
    const stranger = await Visitor.known(answer);
    const { visitor: customer } = await accountHolder(answer);
    const own = await invoice(visitor, order.id);
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('content-disposition')).toContain(invoiceNumber(order));
    expect((await invoice(stranger, order.id, `?token=${order.token}`)).status).toBe(200);
    for (const other of [stranger, customer]) {
      await expectProblem(await invoice(other, order.id), 404);
      await expectProblem(await invoice(other, order.id, '?token=wrong'), 404);
      await expectProblem(await invoice(other, order.id, `?token=${'x'.repeat(500)}`), 404);
    }
    for (const id of [NOWHERE, 0, 'x', '2147483648', '01', `${order.id}x`])
      await expectProblem(await invoice(visitor, id, `?token=${order.token}`), 404);
  });

  test('has number, legal name, tax number and the tax that was charged', async () => {
    const { visitor, order } = await buyer();
    const file = await (await invoice(visitor, order.id)).arrayBuffer();
    const words = pdfWords(new Uint8Array(file));
    for (const told of [invoiceNumber(order), seller.legalName, seller.taxNumber, order.email])
      expect(words.replaceAll('\n', '')).toContain(told);
    expect(words).toMatch(/(?<!Estimated )Tax/);
    expect(words).not.toContain('Estimated');
  });

  test('is not drawn without end for one order', async () => {
    const { visitor, order } = await buyer();
    const at = { most: 20, minutes: 15, now: new Date() };
    for (let drawn = 0; drawn < 20; drawn++)
      await countAttempt(open.shop.db, `invoice:${order.id}`, at);
    await expectProblem(await invoice(visitor, order.id), 429);
  });
});

test('the numbers of orders tell neither how many there are nor which came first', async () => {
  const placed: number[] = [];
  for (let turn = 0; turn < 6; turn++) placed.push((await buyer()).order.id);
  for (const id of placed) expect(String(id)).toMatch(/^[1-9]\d{8}$/);
  expect(new Set(placed).size).toBe(placed.length);
  const steps = placed.slice(1).map((id, at) => Math.abs(id - (placed[at] ?? 0)));
  expect(Math.max(...steps)).toBeGreaterThan(1_000_000);
});
