import { randomBytes, scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverFolder } from '../../storefront/server/db/folders.ts';
import { readMessages } from '../../storefront/server/kit/mail/outbox.ts';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { lastResetToken } from '../contract/reset-token.ts';
import { expectAnswer } from '../contract/visitor.ts';
import { SITE } from '../temporary-shop.ts';
import { dump } from './database.ts';
import { Outside } from './outside.ts';

const ANOTHER = 'lanterns over 12 roofs';

let outside: Outside;

beforeAll(async () => {
  outside = await Outside.stand(20);
});

afterAll(() => outside.close());

const reset = async (token: string, password = ANOTHER) =>
  (await outside.visitor()).try(api.resetPassword, { body: { token, password } });

const logIn = async (email: string, password: string) =>
  (await outside.visitor()).try(api.logIn, { body: { email, password } });

const forget = async (email: string) =>
  (await outside.visitor()).call(api.forgotPassword, { body: { email } });

const lettersTo = async (email: string) =>
  (await readMessages(outside.db, 1000)).filter(({ recipient }) => recipient === email);

const subjectsTo = async (email: string) =>
  (await lettersTo(email)).map(({ subject }) => subject).toReversed();

const keptOf = async (email: string): Promise<string> => {
  const { rows } = await outside.db.$client.query(
    'select password_hash from customer where email = $1',
    [email],
  );
  return rows[0]?.password_hash ?? '';
};

describe('a password', () => {
  test('that many people have is refused, each of them', async () => {
    const file = join(serverFolder, 'features', 'customer', 'common-passwords.txt');
    const common = readFileSync(file, 'utf8').trim().split('\n');
    expect(common.length).toBeGreaterThan(10_000);
    const some = common.filter((_, at) => at % 400 === 0);
    const known = [
      'password',
      'iloveyou',
      'QWERTY123',
      '00000000',
      '87654321',
      'abcdefgh',
      'P@ssw0rd',
      'otzarotzar',
      'Otzar2026',
      'Otzar Bookshop',
    ];
    for (const password of [...some, ...known]) {
      const visitor = await outside.visitor();
      const body = { name: 'Noa', email: newEmail(), password };
      const { fields } = await expectProblem(await visitor.try(api.register, { body }), 422);
      expect({ password, fields: Object.keys(fields ?? {}) }).toEqual({
        password,
        fields: ['password'],
      });
    }
  });

  test('is kept by Argon2id alone', async () => {
    const { customer } = await accountHolder(outside.from());
    expect(await keptOf(customer.email)).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
    expect(await dump(outside.db)).not.toContain(PASSWORD);
  });

  test('that is hashed in another way signs nobody in, until a new one is set by mail', async () => {
    const { customer } = await accountHolder(outside.from());
    const salt = randomBytes(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
    const other = ['scrypt', 15, 8, 1, salt.toString('base64'), key.toString('base64')].join('$');
    await outside.db.$client.query('update customer set password_hash = $1 where id = $2', [
      other,
      customer.id,
    ]);
    await expectProblem(await logIn(customer.email, PASSWORD), 401);
    await forget(customer.email);
    const token = await lastResetToken(outside.db, customer.email);
    await expectAnswer(api.resetPassword, await reset(token));
    expect(await keptOf(customer.email)).toMatch(/^\$argon2id\$/);
    await expectAnswer(api.logIn, await logIn(customer.email, ANOTHER));
  });
});

describe('a link for a new password', () => {
  test('leads to the shop itself, whatever host a browser names', async () => {
    const { customer } = await accountHolder(outside.from());
    const visitor = await outside.visitor();
    await visitor.send('POST', '/api/password/forgot', {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      text: JSON.stringify({ email: customer.email }),
    });
    const [letter] = await lettersTo(customer.email);
    const token = await lastResetToken(outside.db, customer.email);
    expect(letter?.text).toContain(`${SITE}/password/reset/${token}`);
    expect(`${letter?.text}${letter?.html}`).not.toContain('evil');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('is good for sixty minutes', async () => {
    const { customer } = await accountHolder(outside.from());
    await forget(customer.email);
    const early = await lastResetToken(outside.db, customer.email);
    outside.wait(59);
    await expectAnswer(api.resetPassword, await reset(early));
    await forget(customer.email);
    const late = await lastResetToken(outside.db, customer.email);
    outside.wait(60);
    const { fields } = await expectProblem(await reset(late), 422);
    expect(Object.keys(fields ?? {})).toEqual(['token']);
  });

  test('is taken by one of many that come at once', async () => {
    const { customer } = await accountHolder(outside.from());
    await forget(customer.email);
    const token = await lastResetToken(outside.db, customer.email);
    const tries = Array.from({ length: 6 }, (_, at) => reset(token, `${ANOTHER} ${at}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test('cannot be read off the table of links', async () => {
    const { customer } = await accountHolder(outside.from());
    await forget(customer.email);
    const { rows } = await outside.db.$client.query('select t::text as row from password_reset t');
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(await lastResetToken(outside.db, customer.email));
  });

  test('is written five times an hour at most, and the answer stays the same', async () => {
    const { customer } = await accountHolder(outside.from());
    outside.wait(61);
    const answers = new Set<string>();
    for (let asked = 0; asked < 8; asked++) answers.add((await forget(customer.email)).message);
    expect(answers.size).toBe(1);
    const links = async () =>
      (await subjectsTo(customer.email)).filter((subject) => subject === 'Set a new password');
    expect(await links()).toHaveLength(5);
    outside.wait(61);
    await forget(customer.email);
    expect(await links()).toHaveLength(6);
  });

  test('is written to nobody without an account', async () => {
    const email = newEmail();
    await forget(email);
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe('what its owner is written', () => {
  test('when somebody registers with their address: that there is an account', async () => {
    const { customer } = await accountHolder(outside.from());
    const visitor = await outside.visitor();
    const body = { name: 'Eve', email: customer.email.toUpperCase(), password: ANOTHER };
    await visitor.call(api.register, { body });
    expect(await subjectsTo(customer.email)).toEqual([
      'Your account at Otzar',
      'You have an account already',
    ]);
    await expectProblem(await logIn(customer.email, ANOTHER), 401);
  });

  test('once, when many register with a new address at once, of which one gets the account', async () => {
    const email = newEmail();
    const visitors = await Promise.all(Array.from({ length: 5 }, () => outside.visitor()));
    const body = { name: 'Noa', email, password: PASSWORD };
    await Promise.all(visitors.map((visitor) => visitor.call(api.register, { body })));
    const signedIn = await Promise.all(visitors.map((visitor) => visitor.call(api.readCustomer)));
    expect(signedIn.filter(({ customer }) => customer !== null)).toHaveLength(1);
    const welcomes = (await subjectsTo(email)).filter((one) => one === 'Your account at Otzar');
    expect(welcomes).toHaveLength(1);
  });

  test('when password or address changes: at the former address too', async () => {
    const { visitor, customer } = await accountHolder(outside.from());
    const email = newEmail();
    const password = { password: ANOTHER, current_password: PASSWORD };
    await visitor.call(api.saveProfile, { body: password });
    await visitor.call(api.saveProfile, { body: { email, current_password: ANOTHER } });
    expect(await subjectsTo(customer.email)).toEqual([
      'Your account at Otzar',
      'Your password was changed',
      'Your e-mail address was changed',
    ]);
    expect(await subjectsTo(email)).toEqual(['Your e-mail address was changed']);
    await forget(email);
    await expectAnswer(api.resetPassword, await reset(await lastResetToken(outside.db, email)));
    expect((await subjectsTo(email)).at(-1)).toBe('Your password was changed');
  });
});

test('a name that is changed meanwhile does not bring an old password back', async () => {
  const { visitor, customer } = await accountHolder(outside.from());
  const password = { password: ANOTHER, current_password: PASSWORD };
  await Promise.all([
    visitor.call(api.saveProfile, { body: password }),
    ...Array.from({ length: 6 }, (_, at) =>
      visitor.call(api.saveProfile, { body: { name: `Noa ${at}` } }),
    ),
  ]);
  await expectProblem(await logIn(customer.email, PASSWORD), 401);
  await expectAnswer(api.logIn, await logIn(customer.email, ANOTHER));
});
