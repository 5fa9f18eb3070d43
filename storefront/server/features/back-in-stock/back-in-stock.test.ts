import { api } from '@otzar/contract/api';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { SITE, type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { forgetExpired } from '../../app/expired.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { back_in_stock_request, outbox, product, variation } from '../../db/schema.ts';
import { links } from './links.ts';
import { tellBackInStock } from './send.ts';

const DAY = 24 * 60 * 60 * 1000;

let open: TemporaryShop;
let answer: Handler;
let now: number;
/** Plain, and sold out. */
let gone: { id: number; title: string };
/** Of several, of which one is sold out. */
let chosen: { id: number; product_id: number };

beforeAll(async () => {
  open = await temporaryShop(40);
  answer = handlerOf({ ...open.shop, clock: () => new Date(now) });
  const { db } = open.shop;
  const plain = await db.select().from(product).where(eq(product.has_variations, false));
  const [first] = plain.filter(({ type }) => type === 'product');
  const [other] = await db.select().from(variation);
  if (first === undefined || other === undefined) throw new Error('The catalogue is too small.');
  gone = first;
  chosen = other;
});

beforeEach(async () => {
  now = Date.now();
  await open.shop.db.delete(back_in_stock_request);
  await setStock(0);
  await open.shop.db.update(variation).set({ stock: 0 }).where(eq(variation.id, chosen.id));
});

afterAll(() => open.close());

const setStock = async (stock: number): Promise<void> => {
  await open.shop.db.update(product).set({ stock }).where(eq(product.id, gone.id));
};

const lettersTo = (email: string) =>
  open.shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));

const ask = async (email: string, visitor?: Visitor, about: object = {}) =>
  (visitor ?? (await Visitor.known(answer))).call(api.requestBackInStock, {
    body: { email, product_id: gone.id, ...about },
  });

const kept = async (email: string) => {
  const rows = await open.shop.db
    .select()
    .from(back_in_stock_request)
    .where(eq(back_in_stock_request.email_key, email.toLowerCase()));
  return rows[0];
};

/** The path in the first letter that does something. */
async function linkIn(email: string, purpose: string): Promise<string> {
  const [letter] = await lettersTo(email);
  const link = new RegExp(`${SITE}(/back-in-stock/\\S+/${purpose}\\S*)`).exec(
    letter?.text ?? '',
  )?.[1];
  if (!link) throw new Error(`No letter to ${email} has a link to ${purpose}.`);
  return link;
}

const go = (path: string, method = 'GET') =>
  answer(new Request(`http://localhost${path}`, { method }));

async function waiting(about: object = {}): Promise<string> {
  const email = newEmail();
  await ask(email, undefined, about);
  await go(await linkIn(email, 'confirm'), 'POST');
  return email;
}

const tell = () => tellBackInStock({ ...open.shop, clock: () => new Date(now) });
const subjects = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);

describe('a request', () => {
  test('is sure once the button behind the letter’s link is pressed, not by looking', async () => {
    const email = newEmail();
    await ask(email);
    const link = await linkIn(email, 'confirm');
    const page = await go(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain(email);
    expect((await kept(email))?.confirmed_at).toBeNull();

    expect(await (await go(link, 'POST')).text()).toContain('We will write to you');
    const { confirmed_at } = (await kept(email)) ?? {};
    expect(confirmed_at).toEqual(new Date(now));
    // Pressed twice, it is as sure as before.
    now += DAY;
    expect((await go(link, 'POST')).status).toBe(200);
    expect((await kept(email))?.confirmed_at).toEqual(confirmed_at);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  test('that is made twice is one, with one letter, and is answered alike', async () => {
    const email = newEmail();
    const first = await ask(email);
    const second = await ask(email.toUpperCase());
    expect(second.message.replace(email.toUpperCase(), email)).toBe(first.message);
    await go(await linkIn(email, 'confirm'), 'POST');
    expect(await ask(email)).toEqual(first);
    expect(await open.shop.db.$count(back_in_stock_request)).toBe(1);
    expect(await lettersTo(email)).toHaveLength(1);
    expect(await lettersTo(email.toUpperCase())).toEqual([]);
  });

  test('is refused for what is in stock, not sold, or a variation of something else', async () => {
    const visitor = await Visitor.known(answer);
    const email = newEmail();
    const refused = (about: object) =>
      visitor.try(api.requestBackInStock, { body: { email, product_id: gone.id, ...about } });
    await expectProblem(await refused({ variation_id: chosen.id }), 404);
    await expectProblem(await refused({ product_id: 2_000_000 }), 404);
    await setStock(1);
    const { message } = await expectProblem(await refused({}), 409);
    expect(message).toBe('This is in stock: it can go into your bag right away.');
    expect(await kept(email)).toBeUndefined();
    expect(await lettersTo(email)).toEqual([]);
  });

  test('fills nobody’s mailbox: ten letters a day, whatever is asked for', async () => {
    const { db } = open.shop;
    const sold = await db.select().from(product).where(eq(product.has_variations, false));
    const several = sold.filter(({ type }) => type === 'product').slice(0, 12);
    expect(several).toHaveLength(12);
    const email = newEmail();
    for (const { id, stock } of several) {
      await db.update(product).set({ stock: 0 }).where(eq(product.id, id));
      await ask(email, undefined, { product_id: id });
      await db.update(product).set({ stock }).where(eq(product.id, id));
    }
    expect(await lettersTo(email)).toHaveLength(10);
    // What nobody could make sure is not kept either.
    expect(await db.$count(back_in_stock_request)).toBe(10);
  });

  test('is refused to a browser that asks too often', async () => {
    const visitor = await Visitor.known(answer);
    for (const _ of Array.from({ length: 10 })) await ask(newEmail(), visitor);
    const body = { email: newEmail(), product_id: gone.id };
    await expectProblem(await visitor.try(api.requestBackInStock, { body }), 429);
  });

  test('that nobody made sure is forgotten after a week, any after a year; its link says so', async () => {
    const [unsure, sure] = [newEmail(), await waiting()];
    await ask(unsure);
    const link = await linkIn(unsure, 'confirm');
    await forgetExpired(open.shop.db, new Date(now + 8 * DAY));
    expect(await kept(unsure)).toBeUndefined();
    expect(await kept(sure)).toBeDefined();
    expect((await go(link)).status).toBe(410);
    expect(await (await go(link, 'POST')).text()).toContain('This link has run out');
    await forgetExpired(open.shop.db, new Date(now + 366 * DAY));
    expect(await kept(sure)).toBeUndefined();
  });
});

describe('the letter that was asked for', () => {
  test('is sent once, when stock has come, and the request is done', async () => {
    const email = await waiting();
    expect(await tell()).toBe(0);
    await setStock(2);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await subjects(email)).toEqual([
      `Write to you when ${gone.title} is back?`,
      `${gone.title} is back`,
    ]);
    expect(await kept(email)).toBeUndefined();
    expect((await go(await linkIn(email, 'confirm'), 'POST')).status).toBe(410);
  });

  test('is not sent to whoever did not make sure, or has left', async () => {
    const [unsure, left] = [newEmail(), await waiting()];
    await ask(unsure);
    await go(await linkIn(left, 'unsubscribe'), 'POST');
    await setStock(2);
    expect(await tell()).toBe(0);
    await go(await linkIn(unsure, 'confirm'), 'POST');
    expect(await tell()).toBe(1);
  });

  test('is sent once by two that send at the same moment', async () => {
    const emails = [await waiting(), await waiting(), await waiting()];
    await setStock(2);
    const told = await Promise.all([tell(), tell(), tell()]);
    expect(told.reduce((sum, one) => sum + one)).toBe(3);
    for (const email of emails) expect(await lettersTo(email)).toHaveLength(2);
  });

  test('names the variation that was chosen, and leads to it, whatever there is of the others', async () => {
    const email = await waiting({ product_id: chosen.product_id, variation_id: chosen.id });
    await open.shop.db.update(product).set({ stock: 9 }).where(eq(product.id, chosen.product_id));
    expect(await tell()).toBe(0);
    await open.shop.db.update(variation).set({ stock: 1 }).where(eq(variation.id, chosen.id));
    expect(await tell()).toBe(1);
    const letter = (await lettersTo(email)).at(-1);
    expect(letter?.subject).toMatch(/ \(.+\) is back$/);
    expect(letter?.text).toContain(`?variation=${chosen.id}\n`);
  });

  test('waits for a product that its owner has taken out and written anew', async () => {
    const email = await waiting();
    await open.shop.db
      .update(back_in_stock_request)
      .set({ product_id: 2_000_000 })
      .where(eq(back_in_stock_request.email_key, email));
    expect(await tell()).toBe(0);
    expect(await (await go(await linkIn(email, 'confirm'))).text()).toContain('this item');
  });

  test('is in the language that was asked in', async () => {
    const email = newEmail();
    const visitor = await Visitor.known(answer);
    const text = JSON.stringify({ email, product_id: gone.id });
    await visitor.send('POST', `${api.requestBackInStock.path}?language=he`, { text });
    const link = await linkIn(email, 'confirm');
    expect(link).toMatch(/\/confirm\?language=he$/);
    await go(link, 'POST');
    await setStock(1);
    await tell();
    const letter = (await lettersTo(email)).at(-1);
    expect(letter?.subject).toMatch(/^שוב במלאי: /);
    expect(letter?.text).toContain(`${SITE}/he/products/`);
  });
});

describe('the end of a request', () => {
  test('comes with one press, and nothing of the address is kept', async () => {
    const email = await waiting();
    const link = await linkIn(email, 'unsubscribe');
    expect(await (await go(link)).text()).toContain('No longer waiting for it?');
    expect(await kept(email)).toBeDefined();
    expect(await (await go(link, 'POST')).text()).toContain('We will not write');
    expect(await kept(email)).toBeUndefined();
    expect((await go(link, 'POST')).status).toBe(200);
  });

  test('is offered to mail programs as well', async () => {
    const email = newEmail();
    await ask(email);
    const [letter] = await lettersTo(email);
    expect(letter?.unsubscribe).toBe(`${SITE}${await linkIn(email, 'unsubscribe')}`);
  });
});

test('a link opens nothing that it was not written for', async () => {
  const email = await waiting();
  const id = (await kept(email))?.id ?? 0;
  const { forgerySecret } = open.shop;
  const other = links.tokenOf(forgerySecret, 'confirm', id);
  for (const token of [other, `${id}.x`, '1', `${id + 1}.${other.split('.')[1]}`])
    expect((await go(`/back-in-stock/${token}/unsubscribe`, 'POST')).status).toBe(404);
  expect((await go(`/newsletter/${other}/confirm`, 'POST')).status).toBe(404);
  expect(await kept(email)).toBeDefined();
});

describe('of a customer', () => {
  test('what was asked for while signed in can be had as a file, what a stranger asked not', async () => {
    const { visitor, customer } = await accountHolder(answer);
    await ask(customer.email, visitor);
    await ask(customer.email, await Visitor.known(answer), {
      product_id: chosen.product_id,
      variation_id: chosen.id,
    });
    const { back_in_stock } = await visitor.call(api.readCustomerData);
    expect(back_in_stock).toEqual([
      {
        product_id: gone.id,
        variation_id: null,
        asked_at: new Date(now).toISOString(),
        confirmed_at: null,
      },
    ]);
  });

  test('who leaves, all that their address waits for is forgotten', async () => {
    const { visitor, customer } = await accountHolder(answer);
    await ask(customer.email.toUpperCase(), await Visitor.known(answer));
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });
    expect(await kept(customer.email)).toBeUndefined();
  });
});
