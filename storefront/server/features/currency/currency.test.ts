import { api } from '@otzar/contract/api';
import { usDollar } from '@otzar/domain/currency';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { expectAnswer, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { currency } from '../../db/schema.ts';

let open: TemporaryShop;
let answer: (request: Request) => Promise<Response>;
let visitor: Visitor;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
  visitor = new Visitor(answer);
});

afterAll(() => open.close());

test('the list begins with the dollar, in the order that it is kept in', async () => {
  const list = await visitor.call(api.listCurrencies);
  expect(list[0]).toEqual(usDollar);
  expect(list.map((entry) => entry.currency)).toEqual(['USD', 'ILS', 'EUR', 'GBP', 'CAD']);
});

test('a rate that has moved is in the next answer, and an old one is told apart', async () => {
  const first = await visitor.try(api.listCurrencies);
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  expect((await visitor.try(api.listCurrencies, { headers })).status).toBe(304);

  const shekel = eq(currency.currency, 'ILS');
  await open.shop.db.update(currency).set({ rate: 3.718451 }).where(shekel);
  const moved = await visitor.try(api.listCurrencies, { headers });
  const list = await expectAnswer(api.listCurrencies, moved);
  expect(list.find((entry) => entry.currency === 'ILS')?.rate).toBe(3.718451);
});

test('an order is charged in dollars, whatever becomes of the rates', async () => {
  const desk = await OrderDesk.open(answer);
  const { visitor: shopper, body } = await desk.shopper();
  await open.shop.db.update(currency).set({ rate: 1000 }).where(ne(currency.currency, 'USD'));
  const order = await expectAnswer(api.placeOrder, await place(shopper, body));
  expect(order.totals).toEqual(desk.totalsOf([desk.offer], true));
});
