import { api } from '@otzar/contract/api';
import { count, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { OrderDesk, place } from '../../../../tests/contract/order-desk.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { forgetExpired } from '../../app/expired.ts';
import { customer as customerTable, session } from '../../db/schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let open: TemporaryShop;
let answer: Handler;
let now: number;

beforeAll(async () => {
  open = await temporaryShop();
  const app = createApp({ shop: { ...open.shop, clock: () => new Date(now) }, proxies: 1 });
  answer = async (request) => app.fetch(request);
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => open.close());

const logIn = async (email: string, password = PASSWORD) => {
  const visitor = await Visitor.known(answer);
  await visitor.call(api.logIn, { body: { email, password } });
  return visitor;
};

/** The cookies that an answer sets, by name. */
const cookiesOf = (response: Response) =>
  new Map(
    response.headers.getSetCookie().map((cookie) => [cookie.split('=')[0] ?? '', cookie] as const),
  );

describe('the session of a customer', () => {
  test('has an id of its own, that only TLS and no script ever sees', async () => {
    const email = newEmail();
    const visitor = await Visitor.known(answer);
    const plain = await visitor.try(api.register, {
      body: { name: 'Noa', email, password: PASSWORD },
    });
    expect(cookiesOf(plain).get('otzar_session')).toMatch(
      /^otzar_session=[\w-]{43};.*HttpOnly; SameSite=Lax/,
    );
    const tls = { 'X-Forwarded-Proto': 'https' };
    const secured = new Visitor(answer);
    await secured.send('GET', '/api/customer', { headers: tls });
    const before = secured.cookie('__Host-otzar');
    const text = JSON.stringify({ email, password: PASSWORD });
    const response = await secured.send('POST', '/api/login', { headers: tls, text });
    const cookie = cookiesOf(response).get('__Host-otzar');
    expect(cookie).toMatch(/^__Host-otzar=[\w-]{43};.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookie).not.toMatch(/domain/i);
    expect(secured.cookie('__Host-otzar')).not.toBe(before);
  });

  test('never has the id that a browser came with, and leaves no word of it in the database', async () => {
    const { visitor } = await accountHolder(answer);
    const rows = await open.shop.db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookie('otzar_session'));
  });

  test('does not take the token of the guest who signed in', async () => {
    const { customer } = await accountHolder(answer);
    const visitor = await Visitor.known(answer);
    const token = visitor.cookie('XSRF-TOKEN');
    await visitor.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
    const stale = { 'X-XSRF-TOKEN': token };
    const text = JSON.stringify({ name: 'Somebody Else' });
    const refused = await visitor.send('POST', '/api/customer', { headers: stale, text });
    await expectProblem(refused, 403);
    expect(await visitor.call(api.readCustomer)).toEqual({ customer });
  });

  test('lives for 30 days after the last visit, then says once that it has ended', async () => {
    const { visitor, customer } = await accountHolder(answer);
    now += 29 * DAY;
    expect(await visitor.call(api.readCustomer)).toEqual({ customer });
    now += 29 * DAY;
    expect(await visitor.call(api.readCustomer)).toEqual({ customer });
    await visitor.call(api.saveLocation, { body: { zipCode: '11201' } });
    now += 31 * DAY;
    await expectProblem(await visitor.try(api.readBag), 403);
    await expectProblem(await visitor.try(api.readCustomer), 403);
    expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
    expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '' });
  });

  test('is remembered to have ended for as long as a browser may ask', async () => {
    const { visitor } = await accountHolder(answer);
    now += 100 * DAY;
    await forgetExpired(open.shop.db, new Date(now));
    await expectProblem(await visitor.try(api.readCustomer), 403);
    now += 400 * DAY;
    await forgetExpired(open.shop.db, new Date(now));
    const [kept] = await open.shop.db
      .select({ sessions: count() })
      .from(session)
      .where(isNotNull(session.customer_id));
    expect(kept?.sessions).toBe(0);
  });

  test('ends elsewhere when the password is changed', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const elsewhere = await logIn(customer.email);
    const body = { password: 'another password', current_password: PASSWORD };
    await visitor.call(api.saveProfile, { body });
    expect(await visitor.call(api.readCustomer)).toEqual({ customer });
    await expectProblem(await elsewhere.try(api.readBag), 403);
    await expectProblem(await elsewhere.try(api.readCustomer), 403);
    expect(await elsewhere.call(api.readCustomer)).toEqual({ customer: null });
  });

  test('opens none of its orders once it is over', async () => {
    const { visitor } = await accountHolder(answer);
    const desk = await OrderDesk.open(answer);
    const { body } = await desk.shopper();
    const order = await expectAnswer(api.placeOrder, await place(visitor, body));
    const params = { id: String(order.id) };
    const thief = visitor.twin();
    expect(await thief.call(api.readOrder, { params })).toEqual(order);
    await visitor.call(api.logOut);
    await expectProblem(await thief.try(api.readOrder, { params }), 404);
  });
});

describe('a browser that has signed in or out', () => {
  test('is not given its old session back by an answer that was on its way', async () => {
    const { visitor } = await accountHolder(answer);
    const late = visitor.twin();
    await visitor.call(api.logOut);
    const response = await late.try(api.readCustomer);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is given a new one when it never heard of the change', async () => {
    const { visitor } = await accountHolder(answer);
    const deaf = visitor.twin();
    await visitor.call(api.logOut);
    now += 3 * MINUTE;
    const before = deaf.cookie('otzar_session');
    expect(await deaf.call(api.readCustomer)).toEqual({ customer: null });
    expect(deaf.cookie('otzar_session')).not.toBe(before);
  });

  test('keeps no zip code of the one before', async () => {
    const { customer } = await accountHolder(answer);
    const visitor = await Visitor.known(answer);
    await visitor.call(api.saveLocation, { body: { zipCode: '60601' } });
    await visitor.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
    expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '' });
    await visitor.call(api.saveLocation, { body: { zipCode: '11201' } });
    expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '11201' });
    await visitor.call(api.logOut);
    expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '' });
  });
});

test('the customer of a deleted account is a guest', async () => {
  const { visitor, customer } = await accountHolder(answer);
  await open.shop.db.delete(customerTable).where(eq(customerTable.id, customer.id));
  expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
});
