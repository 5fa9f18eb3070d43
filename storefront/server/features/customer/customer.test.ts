import { api } from '@otzar/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { goodCard } from '../../../../tests/contract/cards.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { TRIAL_PASSWORD, trialCustomers } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { customer, customer_payment } from '../../db/schema.ts';

const MINUTE = 60_000;

let open: TemporaryShop;
let answer: Handler;
let now: number;

beforeAll(async () => {
  open = await temporaryShop(20);
  answer = handlerOf({ ...open.shop, clock: () => new Date(now) });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => open.close());

const tryLogIn = async (email: string, password: string) => {
  const visitor = await Visitor.known(answer);
  const started = performance.now();
  const response = await visitor.try(api.logIn, { body: { email, password } });
  return { response, ms: performance.now() - started };
};

test.each(trialCustomers)('$name can be tried at once', async ({ email, name }) => {
  const visitor = await Visitor.known(answer);
  const body = { email, password: TRIAL_PASSWORD };
  expect((await visitor.call(api.logIn, { body })).customer).toMatchObject({ email, name });
});

describe('a password', () => {
  test('is kept as a hash with a salt of its own', async () => {
    const { customer: one } = await accountHolder(answer);
    const { customer: other } = await accountHolder(answer);
    const hashOf = async (id: number) => {
      const [row] = await open.shop.db.select().from(customer).where(eq(customer.id, id));
      return row?.password_hash ?? '';
    };
    const hashes = [await hashOf(one.id), await hashOf(other.id)];
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      expect(hash).not.toContain(PASSWORD);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('is the same whichever keyboard it was typed on', async () => {
    const visitor = await Visitor.known(answer);
    const email = newEmail();
    const composed = 'crème brûlée'.normalize('NFC');
    await visitor.call(api.register, { body: { name: 'Noa', email, password: composed } });
    expect((await tryLogIn(email, composed.normalize('NFD'))).response.status).toBe(200);
  });

  test('takes as long to be refused for an unknown address as for a known one', async () => {
    const { customer: known } = await accountHolder(answer);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round++) {
      times.known.push((await tryLogIn(known.email, 'wrong')).ms);
      times.unknown.push((await tryLogIn(newEmail(), 'wrong')).ms);
    }
    const median = (ms: number[]) => ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? 0;
    const [a, b] = [median(times.known), median(times.unknown)];
    // A hash that is left out makes one of them many times the other, on however busy a machine.
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(3);
  });

  test('may be tried again after a quarter of an hour', async () => {
    const { customer: known } = await accountHolder(answer);
    for (let tries = 0; tries < 10; tries++) await tryLogIn(known.email, 'wrong');
    const { response } = await tryLogIn(known.email, PASSWORD);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    await expectProblem(response, 429);
    now += 15 * MINUTE;
    expect((await tryLogIn(known.email, PASSWORD)).response.status).toBe(200);
  });

  test('that holds now may not be guessed in a session that was left open', async () => {
    const { visitor } = await accountHolder(answer);
    const guess = (current_password: string) =>
      visitor.try(api.saveProfile, { body: { password: 'another one', current_password } });
    for (let tries = 0; tries < 10; tries++) await expectProblem(await guess('wrong'), 422);
    await expectProblem(await guess(PASSWORD), 429);
  });
});

describe('what is kept', () => {
  test('of a card is its token, brand, last four digits and expiry', async () => {
    const { visitor, customer: owner } = await accountHolder(answer);
    const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
    await visitor.call(api.addPayment, { body: { Token } });
    const rows = await open.shop.db
      .select()
      .from(customer_payment)
      .where(eq(customer_payment.customer_id, owner.id));
    expect(rows).toMatchObject([{ token: Token, brand: 'Visa', last_four: '4242', exp: '1239' }]);
    expect(JSON.stringify(rows)).not.toMatch(/\d{12,}/);
  });

  test('is a card that is good still', async () => {
    const { visitor, customer: owner } = await accountHolder(answer);
    const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
    now = Date.UTC(2040, 0, 2);
    const later = await Visitor.known(answer);
    await later.call(api.logIn, { body: { email: owner.email, password: PASSWORD } });
    const refused = await later.try(api.addPayment, { body: { Token } });
    expect((await expectProblem(refused, 422)).fields).toEqual({
      Token: 'This card has expired.',
    });
  });

  test('ends with the account', async () => {
    const { visitor, customer: owner } = await accountHolder(answer);
    const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
    await visitor.call(api.addPayment, { body: { Token } });
    await open.shop.db.delete(customer).where(eq(customer.id, owner.id));
    const mine = eq(customer_payment.customer_id, owner.id);
    expect(await open.shop.db.$count(customer_payment, mine)).toBe(0);
  });

  test('is no longer than it may be', async () => {
    const { visitor } = await accountHolder(answer);
    const address = {
      name: 'Noa Levi',
      street: '12 Maple Street',
      city: 'Brooklyn',
      region: 'NY',
      postal_code: '11201',
      country: 'US',
    };
    const keep = () => visitor.try(api.addAddress, { body: address });
    const all = await Promise.all(Array.from({ length: 22 }, keep));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 422)).toHaveLength(2);
  });
});
