import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { goodCard } from '../contract/cards.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { OrderDesk, place } from '../contract/order-desk.ts';
import { lastResetToken } from '../contract/reset-token.ts';
import { Visitor } from '../contract/visitor.ts';
import { dump } from './database.ts';
import { Outside } from './outside.ts';

let outside: Outside;

beforeAll(async () => {
  outside = await Outside.stand(20, 1);
});

afterAll(() => outside.close());

const idOf = (visitor: Visitor) => visitor.cookie('otzar_session');

/** Each way to become a customer, from a guest's session. */
const ways: [string, (visitor: Visitor) => Promise<unknown>][] = [
  [
    'signing in',
    async (visitor) => {
      const { customer } = await accountHolder(outside.from());
      const body = { email: customer.email, password: PASSWORD };
      return visitor.call(api.logIn, { body });
    },
  ],
  [
    'registering',
    (visitor) =>
      visitor.call(api.register, { body: { name: 'Noa', email: newEmail(), password: PASSWORD } }),
  ],
  [
    'setting a new password',
    async (visitor) => {
      const { customer } = await accountHolder(outside.from());
      await visitor.call(api.forgotPassword, { body: { email: customer.email } });
      const token = await lastResetToken(outside.db, customer.email);
      return visitor.call(api.resetPassword, {
        body: { token, password: 'lanterns over 12 roofs' },
      });
    },
  ],
];

describe.each(ways)('%s', (_, become) => {
  test('begins another session, and the one before is dead, a guest’s or a customer’s', async () => {
    const { visitor: somebody } = await accountHolder(outside.from());
    for (const visitor of [await outside.visitor(), somebody]) {
      const planted = visitor.twin();
      await become(visitor);
      expect(idOf(visitor)).not.toBe(idOf(planted));
      expect((await visitor.call(api.readCustomer)).customer).not.toBeNull();
      await expectProblem(await planted.try(api.readBag), 403);
      expect(await planted.call(api.readCustomer)).toEqual({ customer: null });
    }
  });

  test('gives an id of 256 bits that no script sees, and over TLS a cookie of this host alone', async () => {
    const plain = await outside.visitor();
    await become(plain);
    expect(Buffer.from(idOf(plain), 'base64url')).toHaveLength(32);
    const tls = { 'X-Forwarded-Proto': 'https' };
    const seen: string[] = [];
    const visitor = new Visitor(async (request) => {
      for (const [name, value] of Object.entries(tls)) request.headers.set(name, value);
      const response = await outside.from()(request);
      seen.push(...response.headers.getSetCookie());
      return response;
    });
    await visitor.call(api.readCustomer);
    await become(visitor);
    const cookies = seen.filter((cookie) => cookie.includes('HttpOnly'));
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-otzar(=[\w-]{43}|_device=[\w.~-]{66,267}); Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    for (const cookie of seen) expect(cookie).toMatch(/Secure; SameSite=Lax/);
  });
});

test('no two ids are alike, and none stands in the database', async () => {
  const visitors = await Promise.all(Array.from({ length: 40 }, () => outside.visitor()));
  await Promise.all(
    visitors.slice(0, 5).map((visitor) =>
      visitor.call(api.register, {
        body: { name: 'Noa', email: newEmail(), password: PASSWORD },
      }),
    ),
  );
  const ids = visitors.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  const kept = await dump(outside.db);
  for (const id of ids) expect(kept).not.toContain(id);
});

test('after signing out, here or everywhere, the old cookie is nobody’s', async () => {
  for (const leave of [api.logOut, api.logOutEverywhere]) {
    const { visitor } = await accountHolder(outside.from());
    const old = visitor.twin();
    await visitor.call(leave);
    expect(idOf(visitor)).not.toBe(idOf(old));
    for (const one of [visitor, old]) {
      await expectProblem(await one.try(api.saveProfile, { body: { name: 'Eve' } }), 403);
      await expectProblem(await one.try(api.readBag), 403);
    }
  }
});

test('a customer is remembered for thirty days, and not for longer', async () => {
  const { visitor, customer } = await accountHolder(outside.from());
  outside.wait(29 * 24 * 60);
  expect(await visitor.call(api.readCustomer)).toEqual({ customer });
  outside.wait(30 * 24 * 60 + 1);
  await expectProblem(await visitor.try(api.readBag), 403);
});

test('an order under a session that has ended is refused: it would open to nobody', async () => {
  const desk = await OrderDesk.open(outside.from());
  const { customer, visitor } = await accountHolder(outside.from());
  const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
  const elsewhere = await outside.visitor();
  await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
  await elsewhere.call(api.logOutEverywhere);
  const body = desk.bodyFor([desk.offer], { card_token: Token });
  await expectProblem(await place(visitor, body), 403);
});

test('an order whose reply was lost is the same one after its customer has logged in again', async () => {
  const desk = await OrderDesk.open(outside.from());
  const { customer, visitor } = await accountHolder(outside.from());
  const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
  const body = desk.bodyFor([desk.offer], { card_token: Token, signed_in: true });
  const headers = { 'idempotency-key': 'sent-again-after-a-login' };
  const placed = await visitor.call(api.placeOrder, { body, headers });
  const elsewhere = await outside.visitor();
  await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
  await elsewhere.call(api.logOutEverywhere);
  await visitor.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
  expect(await visitor.call(api.placeOrder, { body, headers })).toEqual(placed);
  const { visitor: another } = await accountHolder(outside.from());
  const { Token: theirs } = await another.call(api.createCardToken, { body: goodCard });
  const own = { ...body, card_token: theirs };
  expect((await another.call(api.placeOrder, { body: own, headers })).id).not.toBe(placed.id);
});
