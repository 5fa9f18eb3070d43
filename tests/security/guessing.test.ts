import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { giftCards } from '../contract/codes.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { lastResetToken } from '../contract/reset-token.ts';
import { expectAnswer, type Visitor } from '../contract/visitor.ts';
import { Outside } from './outside.ts';

const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.23';

let outside: Outside;
let email: string;
let token: string;

beforeAll(async () => {
  outside = await Outside.stand(20);
});

beforeEach(async () => {
  outside.wait(24 * 60);
  const { visitor, customer } = await accountHolder(outside.from());
  email = customer.email;
  await visitor.call(api.forgotPassword, { body: { email } });
  token = await lastResetToken(outside.db, email);
});

afterAll(() => outside.close());

const logIn = (visitor: Visitor, password: string, as = email) =>
  visitor.try(api.logIn, { body: { email: as, password } });

const expectToWait = async (response: Response) => {
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  await expectProblem(response, 429);
};

/** What may be guessed: a wrong guess with the status of its refusal, and the right one. */
const secrets: [
  string,
  {
    wrong: (v: Visitor) => Promise<Response>;
    status: number;
    right: (v: Visitor) => Promise<Response>;
  },
][] = [
  [
    'a password',
    { wrong: (v) => logIn(v, 'wrong'), status: 401, right: (v) => logIn(v, PASSWORD) },
  ],
  [
    'a link for a new password',
    {
      wrong: (v) =>
        v.try(api.resetPassword, { body: { token: crypto.randomUUID(), password: PASSWORD } }),
      status: 422,
      right: (v) => v.try(api.resetPassword, { body: { token, password: PASSWORD } }),
    },
  ],
  [
    'a gift card',
    {
      wrong: (v) => v.try(api.checkGiftCard, { body: { code: giftCards.unknown } }),
      status: 400,
      right: (v) => v.try(api.checkGiftCard, { body: { code: giftCards.small.code } }),
    },
  ],
];

describe.each(secrets)('%s', (_, { wrong, status, right }) => {
  test('is refused for a quarter of an hour from the eleventh wrong guess on, and to nobody else', async () => {
    const visitor = await outside.visitor(HERE);
    for (let guess = 0; guess < 10; guess++) await expectProblem(await wrong(visitor), status);
    await expectToWait(await wrong(visitor));
    await expectToWait(await right(visitor));
    expect((await right(await outside.visitor(ELSEWHERE))).ok).toBe(true);
  });

  test('may be tried again after that', async () => {
    const visitor = await outside.visitor(HERE);
    for (let guess = 0; guess < 12; guess++) await wrong(visitor);
    outside.wait(15.1);
    expect((await right(visitor)).ok).toBe(true);
  });
});

describe('signing in', () => {
  test('is closed to many guesses at once as to one after another', async () => {
    const visitors = await Promise.all(Array.from({ length: 25 }, () => outside.visitor(HERE)));
    const answers = await Promise.all(visitors.map((visitor) => logIn(visitor, 'wrong')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('is not closed to the others at an address where somebody guesses', async () => {
    const { customer } = await accountHolder(outside.from());
    for (let guess = 0; guess < 12; guess++) await logIn(await outside.visitor(HERE), 'wrong');
    const neighbour = await outside.visitor(HERE);
    await expectAnswer(api.logIn, await logIn(neighbour, PASSWORD, customer.email));
  });

  test('is closed to an address that tries one password at account after account', async () => {
    for (let guess = 0; guess < 100; guess++)
      await expectProblem(await logIn(await outside.visitor(HERE), 'wrong', newEmail()), 401);
    await expectToWait(await logIn(await outside.visitor(HERE), 'wrong', newEmail()));
    await expectAnswer(api.logIn, await logIn(await outside.visitor(ELSEWHERE), PASSWORD));
  });

  test('is never closed from one place: its owner signs in from another however often somebody guesses', async () => {
    for (let guess = 0; guess < 120; guess++) await logIn(await outside.visitor(HERE), 'wrong');
    await expectAnswer(api.logIn, await logIn(await outside.visitor(ELSEWHERE), PASSWORD));
  });

  test('is closed to many places that guess together, and opened by a link for a new password', async () => {
    for (let guess = 0; guess < 100; guess++)
      await expectProblem(await logIn(await outside.visitor(`192.0.2.${guess}`), 'wrong'), 401);
    const owner = await outside.visitor(ELSEWHERE);
    await expectToWait(await logIn(owner, PASSWORD));
    const body = { token, password: 'lanterns over 12 roofs' };
    await owner.call(api.resetPassword, { body });
    const again = await outside.visitor(ELSEWHERE);
    await expectAnswer(api.logIn, await logIn(again, body.password));
  });
});
