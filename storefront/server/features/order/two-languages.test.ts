import { randomUUID } from 'node:crypto';
import { api } from '@otzar/contract/api';
import type { Language } from '@otzar/contract/language';
import type { Order } from '@otzar/contract/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from '../../../../tests/contract/account-holder.ts';
import { newKey, OrderDesk } from '../../../../tests/contract/order-desk.ts';
import type { Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { pdfWords } from '../../../../tests/pdf-words.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer_order, outbox } from '../../db/schema.ts';
import { inWordsOf } from '../../kit/language.ts';
import { advanceOrder } from './advance.ts';
import { cancelOrder } from './cancel.ts';

let open: TemporaryShop;
let answer: Handler;
let desk: OrderDesk;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
  desk = await OrderDesk.open(answer);
});

afterAll(() => open.close());

/** Somebody new who has ordered one thing on a page of a language. */
async function buyer(language: Language, by?: Visitor) {
  const email = `${randomUUID()}@example.com`;
  const { visitor: guest, body } = await desk.shopper({ email });
  const visitor = by ?? guest;
  const response = await visitor.send('POST', `/api/order?language=${language}`, {
    headers: { 'Idempotency-Key': newKey() },
    text: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  const order: Order = await response.json();
  return { visitor, order, email };
}

const lettersTo = (email: string) =>
  open.shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);

const asSeen = (text: string): string => [...text].toReversed().join('');

const readIn = async (language: Language, { visitor, order }: { visitor: Visitor; order: Order }) =>
  (await visitor.send('GET', `/api/order/${order.id}?language=${language}`)).json();

const invoiceIn = async (
  language: Language,
  { visitor, order }: { visitor: Visitor; order: Order },
) => {
  const path = `/api/order/${order.id}/invoice.pdf?language=${language}`;
  return pdfWords(new Uint8Array(await (await visitor.send('GET', path)).arrayBuffer()));
};

describe('an order that was placed in Hebrew', () => {
  test('is written of in Hebrew by a shop that speaks English meanwhile, with links to pages in Hebrew', async () => {
    const { order, email } = await buyer('he');
    for (const step of ['packed', 'shipped'] as const)
      await advanceOrder(open.shop, order.id, step);
    const [placed, shipped, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(placed?.subject).toBe(`הזמנה ${order.id} שלך`);
    expect(shipped?.subject).toBe(`הזמנה ${order.id} שלך בדרך`);
    for (const letter of [placed, shipped]) {
      expect(letter?.html).toContain('<html lang="he" dir="rtl">');
      expect(letter?.text).toContain(`/he/orders/guest/${order.id}/status?token=`);
      expect(letter?.text).not.toMatch(/Standard|Delivery|Total/);
    }
    expect(placed?.text).toContain(
      `/api/order/${order.id}/invoice.pdf?token=${order.token}&language=he`,
    );
  });

  test('is whole in both languages', async () => {
    const placed = await buyer('he');
    expect(placed.order.shipping_name).toBe('רגיל');
    expect((await readIn('en', placed)).shipping_name).toBe('Standard');
    expect((await readIn('he', placed)).shipping_name).toBe('רגיל');
    const english = await invoiceIn('en', placed);
    expect(english).toContain('Billed to');
    expect(english).not.toMatch(/[א-ת]{2} [א-ת]{2}.*\d/);
    const hebrew = await invoiceIn('he', placed);
    expect(hebrew).toContain(asSeen('לכבוד'));
    expect(hebrew).toContain(placed.order.lines[0]?.title);
    expect(hebrew).not.toContain('Billed to');
  });

  test('is told of as cancelled in Hebrew', async () => {
    const { order, email } = await buyer('he');
    await cancelOrder(open.shop, order.id, 'shop');
    expect((await lettersTo(email)).at(-1)?.subject).toBe(`הזמנה ${order.id} שלך בוטלה`);
  });
});

test('an order that was placed in English is written of in English, whoever ships it', async () => {
  const { order, email } = await buyer('en');
  for (const step of ['packed', 'shipped'] as const)
    await inWordsOf('he', () => advanceOrder(open.shop, order.id, step));
  const subjects = (await lettersTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual([`Your order ${order.id}`, `Your order ${order.id} is on its way`]);
});

test('the language of the account goes before that of the page, and a later one before an earlier one', async () => {
  const { visitor } = await accountHolder(answer);
  await visitor.call(api.saveProfile, { body: { language: 'he' } });
  const { order, email } = await buyer('en', visitor);
  expect((await lettersTo(email))[0]?.subject).toBe(`הזמנה ${order.id} שלך`);
  await visitor.call(api.saveProfile, { body: { language: 'en' } });
  for (const step of ['packed', 'shipped'] as const) await advanceOrder(open.shop, order.id, step);
  expect((await lettersTo(email)).at(-1)?.subject).toBe(`Your order ${order.id} is on its way`);
  await visitor.call(api.saveProfile, { body: { language: 'he' } });
  await advanceOrder(open.shop, order.id, 'delivered');
  expect((await lettersTo(email)).at(-1)?.subject).toBe(`הזמנה ${order.id} שלך הגיעה`);
});

test('marks that an older database holds reorder neither page nor letter nor invoice', async () => {
  const placed = await buyer('en');
  const { order, email } = placed;
  const [line] = order.lines;
  const turned = 'A & B \u200F\u202Egnirts\u2069';
  const lines = line ? [{ ...line, title: turned }] : [];
  await open.shop.db.update(customer_order).set({ lines }).where(eq(customer_order.id, order.id));
  expect((await readIn('en', placed)).lines[0].title).toBe('A & B gnirts');
  await advanceOrder(open.shop, order.id, 'packed');
  await advanceOrder(open.shop, order.id, 'shipped');
  const letter = (await lettersTo(email)).at(-1);
  expect(letter?.text).toContain('1 × A & B gnirts');
  expect(await invoiceIn('en', placed)).toContain('A & B gnirts');
});
