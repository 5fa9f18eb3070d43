import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { giftCards } from '../contract/codes.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { OrderDesk, place } from '../contract/order-desk.ts';
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

describe('a gift card on an order', () => {
  test.each([
    ['unknown', giftCards.unknown],
    ['spent', giftCards.spent],
  ])('that is %s is refused like any other, and counts as a guess', async (_, code) => {
    const desk = await OrderDesk.open(outside.from());
    const { visitor, body } = await desk.shopper();
    const paid = { ...body, gift_cards: [{ code, amount_applied: 1 }] };
    for (let guess = 0; guess < 10; guess++) {
      const answer = await place(visitor, paid);
      expect(await answer.json()).toMatchObject({ gift_cards: [{ code, balance: 0 }] });
      expect(answer.status).toBe(409);
    }
    await expectToWait(await place(visitor, paid));
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

describe('an address of the newer kind', () => {
  /** One of the addresses that a household, or a server for hire, may choose among: 2⁶⁴ of them. */
  const within = (network: string, device: number) => `${network}:${device.toString(16)}:0:0:1`;

  test('counts with all others of its /64', async () => {
    const address = (guess: number) => within('2001:db8:0:1', guess);
    for (let guess = 0; guess < 10; guess++)
      await expectProblem(await logIn(await outside.visitor(address(guess)), 'wrong'), 401);
    await expectToWait(await logIn(await outside.visitor(address(10)), PASSWORD));
    await expectAnswer(
      api.logIn,
      await logIn(await outside.visitor(within('2001:db8:0:100', 0)), PASSWORD),
    );
  });

  test('counts with all others of its /56 once there were four times as many', async () => {
    const address = (guess: number) => within(`2001:db8:0:${(0x200 + guess).toString(16)}`, 1);
    for (let guess = 0; guess < 40; guess++)
      await expectProblem(await logIn(await outside.visitor(address(guess)), 'wrong'), 401);
    await expectToWait(await logIn(await outside.visitor(address(41)), PASSWORD));
    await expectAnswer(
      api.logIn,
      await logIn(await outside.visitor(within('2001:db8:0:300', 0)), PASSWORD),
    );
  });

  test('that is one of the older kind in other words counts as that one', async () => {
    for (let guess = 0; guess < 10; guess++)
      await expectProblem(await logIn(await outside.visitor(`::ffff:${HERE}`), 'wrong'), 401);
    await expectToWait(await logIn(await outside.visitor(HERE), PASSWORD));
    await expectAnswer(
      api.logIn,
      await logIn(await outside.visitor(`::ffff:${ELSEWHERE}`), PASSWORD),
    );
  });
});

describe('a browser that its owner has signed in with before', () => {
  /** The owner’s browser, signed out. */
  const ownBrowser = async () => {
    const owner = await outside.visitor(HERE);
    await owner.call(api.logIn, { body: { email, password: PASSWORD } });
    await owner.call(api.logOut);
    return owner;
  };

  test('lets them in however often somebody guesses, at their own address and anywhere', async () => {
    const owner = await ownBrowser();
    for (let guess = 0; guess < 15; guess++) await logIn(await outside.visitor(HERE), 'wrong');
    for (let guess = 0; guess < 100; guess++)
      await logIn(await outside.visitor(`192.0.2.${guess}`), 'wrong');
    await expectToWait(await logIn(await outside.visitor(HERE), PASSWORD));
    await expectAnswer(api.logIn, await logIn(owner, PASSWORD));
  });

  test('may not guess for ever either, and what it guesses keeps no other browser out', async () => {
    const owner = await ownBrowser();
    for (let guess = 0; guess < 10; guess++) await expectProblem(await logIn(owner, 'wrong'), 401);
    await expectToWait(await logIn(owner, PASSWORD));
    await expectAnswer(api.logIn, await logIn(await outside.visitor(HERE), PASSWORD));
  });

  test('is none for another account', async () => {
    const { customer } = await accountHolder(outside.from());
    const owner = await ownBrowser();
    for (let guess = 0; guess < 10; guess++)
      await expectProblem(await logIn(owner, 'wrong', customer.email), 401);
    await expectToWait(await logIn(owner, 'wrong', customer.email));
    await expectToWait(await logIn(await outside.visitor(HERE), PASSWORD, customer.email));
  });

  test('is not made up: a mark that nobody signed counts for nothing', async () => {
    for (let guess = 0; guess < 10; guess++) await logIn(await outside.visitor(HERE), 'wrong');
    const stranger = await outside.visitor(HERE);
    const made = `${'A'.repeat(22)}.${'A'.repeat(43)}`;
    const cookie = ['otzar_session', 'XSRF-TOKEN'].map(
      (name) => `${name}=${stranger.cookie(name)}`,
    );
    const headers = { Cookie: [...cookie, `otzar_device=${made}`].join('; ') };
    const text = JSON.stringify({ email, password: PASSWORD });
    await expectToWait(await stranger.send('POST', api.logIn.path, { headers, text }));
  });

  test('is marked where no script reads it, and the mark is another one for each customer', async () => {
    const owner = await outside.visitor(HERE);
    const answer = await logIn(owner, PASSWORD);
    const marked = answer.headers.getSetCookie().find((one) => one.startsWith('otzar_device='));
    expect(marked).toMatch(
      /^otzar_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { customer } = await accountHolder(outside.from());
    await logIn(owner, PASSWORD, customer.email);
    expect(owner.cookie('otzar_device').split('~')).toHaveLength(2);
  });
});
