import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** Reads what was written to an e-mail address: the token of its last link for a new password. */
export type Letterbox = (email: string) => Promise<string>;

const ANOTHER = 'lanterns over 12 roofs';

/** What a password may be, how a lost one is replaced, and how a customer leaves. */
export function passwords(answer: Handler, letterbox: Letterbox): void {
  const guest = () => Visitor.known(answer);
  const forget = async (email: string) =>
    (await guest()).call(api.forgotPassword, { body: { email } });
  const tryLogIn = async (email: string, password: string) =>
    (await guest()).try(api.logIn, { body: { email, password } });

  /** Somebody who has asked for a link, and is signed in elsewhere still. */
  const forgetful = async () => {
    const { visitor, customer } = await accountHolder(answer);
    await forget(customer.email);
    return { visitor, email: customer.email, customer, token: await letterbox(customer.email) };
  };

  /** Every way to a new password. */
  const waysToSet = async (passwordOf: (email: string) => string) => {
    const fresh = newEmail();
    const stranger = { name: 'Noa', email: fresh, password: passwordOf(fresh) };
    const { visitor, customer } = await accountHolder(answer);
    const changed = { password: passwordOf(customer.email), current_password: PASSWORD };
    const { token, email } = await forgetful();
    const body = { token, password: passwordOf(email) };
    return [
      await (await guest()).try(api.register, { body: stranger }),
      await visitor.try(api.saveProfile, { body: changed }),
      await (await guest()).try(api.resetPassword, { body }),
    ];
  };

  describe('a new password', () => {
    const refused: [string, (email: string) => string][] = [
      ['seven characters', () => 'k4!vTz9'],
      ['what many have', () => 'password1'],
      ['the same in other letters', () => 'PassWord1'],
      ['the e-mail address', (email) => email.toUpperCase()],
      ['more than 256 characters', () => 'ab cd'.repeat(52)],
    ];
    test.each(refused)('of %s is refused at its field', async (_, passwordOf) => {
      for (const response of await waysToSet(passwordOf)) {
        const { fields } = await expectProblem(response, 422);
        expect(Object.keys(fields ?? {})).toEqual(['password']);
      }
    });

    test.each([8, 64, 256])('may have %i characters', async (length) => {
      const password = 'quiet 31 places '.repeat(16).slice(-length);
      for (const response of await waysToSet(() => password)) expect(response.ok).toBe(true);
    });
  });

  describe('a lost password', () => {
    test('is told nobody about: who has an account hears the same as who has none', async () => {
      const { customer } = await accountHolder(answer);
      const stranger = newEmail();
      const known = await forget(customer.email);
      const unknown = await forget(stranger);
      expect(known.message.replace(customer.email, '')).toBe(unknown.message.replace(stranger, ''));
    });

    test('is replaced through the link, which signs in here and out everywhere else', async () => {
      const { visitor: elsewhere, email, customer, token } = await forgetful();
      const visitor = await guest();
      const before = visitor.cookie('XSRF-TOKEN');
      const body = { token, password: ANOTHER };
      expect(await visitor.call(api.resetPassword, { body })).toEqual({ customer });
      expect(visitor.cookie('XSRF-TOKEN')).not.toBe(before);
      expect(await visitor.call(api.readCustomer)).toEqual({ customer });
      await expectProblem(await elsewhere.try(api.readBag), 403);
      await expectProblem(await tryLogIn(email, PASSWORD), 401);
      await expectAnswer(api.logIn, await tryLogIn(email, ANOTHER));
    });

    test('is replaced once: the link, and every other that was asked for, is worthless then', async () => {
      const { email, token } = await forgetful();
      await forget(email);
      const later = await letterbox(email);
      expect(later).not.toBe(token);
      const reset = async (with_: string, password: string) =>
        (await guest()).try(api.resetPassword, { body: { token: with_, password } });
      await expectAnswer(api.resetPassword, await reset(token, ANOTHER));
      for (const used of [token, later]) {
        const { fields } = await expectProblem(await reset(used, 'something else 7'), 422);
        expect(Object.keys(fields ?? {})).toEqual(['token']);
      }
      await expectAnswer(api.logIn, await tryLogIn(email, ANOTHER));
    });

    test('is not replaced through a link from before the password or the address was changed', async () => {
      for (const change of [{ password: ANOTHER }, { email: newEmail() }]) {
        const { visitor, token } = await forgetful();
        const body = { ...change, current_password: PASSWORD };
        await visitor.call(api.saveProfile, { body });
        const late = { token, password: 'something else 7' };
        const refused = await (await guest()).try(api.resetPassword, { body: late });
        expect((await expectProblem(refused, 422)).fields).toHaveProperty('token');
      }
    });

    test('is not replaced by a common one, and the link stays good', async () => {
      const { token } = await forgetful();
      const visitor = await guest();
      const reset = (password: string) =>
        visitor.try(api.resetPassword, { body: { token, password } });
      await expectProblem(await reset('password1'), 422);
      await expectAnswer(api.resetPassword, await reset(ANOTHER));
    });

    test('has a link that can be looked at before a password is typed, and stays good', async () => {
      const { token } = await forgetful();
      const visitor = await guest();
      const check = (with_: string) => visitor.try(api.checkResetToken, { body: { token: with_ } });
      expect(await expectAnswer(api.checkResetToken, await check(token))).toEqual({ valid: true });
      await expectAnswer(api.checkResetToken, await check(token));
      await visitor.call(api.resetPassword, { body: { token, password: ANOTHER } });
      const late = await (await guest()).call(api.checkResetToken, { body: { token } });
      expect(late).toEqual({ valid: false });
    });

    test('is not guessed by looking at links: the eleventh has to wait, whatever is done with it', async () => {
      const { token } = await forgetful();
      const visitor = await guest();
      for (let tries = 0; tries < 10; tries++) {
        const body = { token: `made-up-${tries}` };
        expect(await visitor.call(api.checkResetToken, { body })).toEqual({ valid: false });
      }
      const late = await visitor.try(api.checkResetToken, { body: { token: 'made-up' } });
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(late, 429);
      const body = { token: 'made-up', password: ANOTHER };
      await expectProblem(await visitor.try(api.resetPassword, { body }), 429);
      await (await guest()).call(api.checkResetToken, { body: { token } });
    });

    test('is not guessed: the eleventh made-up link has to wait', async () => {
      const { token } = await forgetful();
      const visitor = await guest();
      const reset = (with_: string) =>
        visitor.try(api.resetPassword, { body: { token: with_, password: ANOTHER } });
      for (let tries = 0; tries < 10; tries++) {
        const { fields } = await expectProblem(await reset(`made-up-${tries}`), 422);
        expect(fields).toHaveProperty('token');
      }
      const late = await reset('made-up');
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(late, 429);
      const owner = await guest();
      await owner.call(api.resetPassword, { body: { token, password: ANOTHER } });
    });
  });

  describe('leaving', () => {
    test('everywhere ends this session and all others, and no other customer’s', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const { visitor: other } = await accountHolder(answer);
      const elsewhere = await guest();
      await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      const old = visitor.twin();
      expect(await visitor.call(api.logOutEverywhere)).toEqual({ customer: null });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
      for (const ended of [old, elsewhere]) await expectProblem(await ended.try(api.readBag), 403);
      await other.call(api.readBag);
    });

    test('for good asks for the password, and leaves no account behind', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const old = visitor.twin();
      const leave = (current_password: string) =>
        visitor.try(api.deleteAccount, { body: { current_password } });
      const { fields } = await expectProblem(await leave('not mine'), 422);
      expect(Object.keys(fields ?? {})).toEqual(['current_password']);
      await visitor.call(api.readBag);
      expect(await expectAnswer(api.deleteAccount, await leave(PASSWORD))).toEqual({
        customer: null,
      });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
      await expectProblem(await old.try(api.readBag), 403);
      await expectProblem(await tryLogIn(customer.email, PASSWORD), 401);
      const { customer: next } = await accountHolder(answer, { email: customer.email });
      expect(next.id).not.toBe(customer.id);
    });

    test('for good is no way to guess a password', async () => {
      const { visitor } = await accountHolder(answer);
      const leave = (current_password: string) =>
        visitor.try(api.deleteAccount, { body: { current_password } });
      for (let tries = 0; tries < 10; tries++) await expectProblem(await leave('not mine'), 422);
      const late = await leave(PASSWORD);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(late, 429);
    });
  });
}
