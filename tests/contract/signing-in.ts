import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { OrderDesk, place } from './order-desk.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** How a guest becomes a customer, and a customer a guest. */
export function signingIn(answer: Handler): void {
  describe('an account', () => {
    test('is made with a name, an e-mail address and a password, and signs its customer in', async () => {
      const email = newEmail();
      const { visitor, customer } = await accountHolder(answer, { email, name: ' Noa Bat Sheva ' });
      expect(customer).toEqual({
        id: customer.id,
        email,
        name: 'Noa Bat Sheva',
        first_name: 'Noa',
        last_name: 'Bat Sheva',
        // Of the page on which it is made.
        language: 'en',
        favorites: [],
        addresses: [],
        payments: [],
      });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer });
    });

    test('is one for each e-mail address, in whichever case, and nobody is told of it', async () => {
      const email = newEmail();
      await accountHolder(answer, { email });
      const visitor = await Visitor.known(answer);
      const body = {
        name: 'Somebody',
        email: email.toUpperCase(),
        password: 'lanterns over 12 roofs',
      };
      const { message } = await visitor.call(api.register, { body });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
      const fresh = newEmail();
      const made = await (await Visitor.known(answer)).call(api.register, {
        body: { ...body, email: fresh },
      });
      expect(message.replace(body.email, fresh)).toBe(made.message);
      const owner = await Visitor.known(answer);
      const { customer } = await owner.call(api.logIn, { body: { email, password: PASSWORD } });
      expect(customer.name).toBe('Tamar Levi');
    });

    test.each([
      ['password', { password: '7 chars' }],
      ['email', { email: 'nobody' }],
      ['name', { name: '  ' }],
    ])('with a wrong %s is refused at that field', async (field, wrong) => {
      const visitor = await Visitor.known(answer);
      const body = { name: 'Somebody', email: newEmail(), password: PASSWORD, ...wrong };
      const { fields } = await expectProblem(await visitor.try(api.register, { body }), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    test('takes no more from whoever makes it than it asks for', async () => {
      const visitor = await Visitor.known(answer);
      const asked = { name: 'Eve', email: newEmail(), password: PASSWORD };
      const text = JSON.stringify({ ...asked, id: 1, is_admin: true, favorites: [1] });
      await expectAnswer(api.register, await visitor.send('POST', '/api/register', { text }));
      const { customer } = await visitor.call(api.readCustomer);
      expect(customer).toMatchObject({ name: 'Eve', favorites: [] });
      expect(customer?.id).not.toBe(1);
    });
  });

  describe('a guest’s e-mail address', () => {
    test('tells whether it has an account, in whichever case', async () => {
      const { customer } = await accountHolder(answer);
      const visitor = await Visitor.known(answer);
      const ask = (email: string) => visitor.call(api.checkGuestEmail, { body: { email } });
      expect(await ask(` ${customer.email.toUpperCase()} `)).toEqual({ exists: true });
      expect(await ask(newEmail())).toEqual({ exists: false });
    });

    test('is no way to find out who has one: the eleventh question has to wait', async () => {
      const { customer } = await accountHolder(answer);
      const visitor = await Visitor.known(answer);
      const ask = (email: string) => visitor.try(api.checkGuestEmail, { body: { email } });
      for (const _ of Array.from({ length: 10 })) expect((await ask(newEmail())).status).toBe(200);
      const late = await ask(customer.email);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(late, 429);
    });
  });

  describe('signing in', () => {
    test('is done with the e-mail address in any case, and begins a new session', async () => {
      const { customer } = await accountHolder(answer);
      const visitor = await Visitor.known(answer);
      const before = visitor.cookie('XSRF-TOKEN');
      const old = visitor.twin();
      const body = { email: ` ${customer.email.toUpperCase()}`, password: PASSWORD };
      expect(await visitor.call(api.logIn, { body })).toEqual({ customer });
      expect(visitor.cookie('XSRF-TOKEN')).not.toBe(before);
      expect(await visitor.call(api.readCustomer)).toEqual({ customer });
      expect(await old.call(api.readCustomer)).toEqual({ customer: null });
    });

    test('ends the session of whoever was signed in before', async () => {
      const { visitor } = await accountHolder(answer);
      const { customer } = await accountHolder(answer);
      const old = visitor.twin();
      await visitor.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer });
      expect(await old.call(api.readCustomer)).toEqual({ customer: null });
      await expectProblem(await old.try(api.readBag), 403);
    });

    test('is refused with the same words for a wrong password and an unknown address', async () => {
      const { customer } = await accountHolder(answer);
      const visitor = await Visitor.known(answer);
      const wrong = { email: customer.email, password: `${PASSWORD}!` };
      const unknown = { email: newEmail(), password: PASSWORD };
      const first = await expectProblem(await visitor.try(api.logIn, { body: wrong }), 401);
      const second = await expectProblem(await visitor.try(api.logIn, { body: unknown }), 401);
      expect(second).toEqual(first);
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
    });

    test('is refused for a quarter of an hour after ten wrong passwords, and to nobody else', async () => {
      const { customer } = await accountHolder(answer);
      const other = await accountHolder(answer);
      const guess = async (password: string) => {
        const visitor = await Visitor.known(answer);
        return visitor.try(api.logIn, { body: { email: customer.email, password } });
      };
      for (let tries = 0; tries < 10; tries++)
        await expectProblem(await guess(`guess ${tries}`), 401);
      const refused = await guess('guess 10');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(refused, 429);
      const visitor = await Visitor.known(answer);
      const body = { email: other.customer.email, password: PASSWORD };
      expect(await visitor.call(api.logIn, { body })).toEqual({ customer: other.customer });
    });

    test('starts the count of wrong passwords anew', async () => {
      const { customer } = await accountHolder(answer);
      const visitor = await Visitor.known(answer);
      const logIn = (password: string) =>
        visitor.try(api.logIn, { body: { email: customer.email, password } });
      for (let tries = 0; tries < 9; tries++) await expectProblem(await logIn('wrong'), 401);
      await expectAnswer(api.logIn, await logIn(PASSWORD));
      for (let tries = 0; tries < 9; tries++) await expectProblem(await logIn('wrong'), 401);
    });

    test('brings along what the guest ordered, and no other customer’s orders', async () => {
      const desk = await OrderDesk.open(answer);
      const { visitor, body } = await desk.shopper();
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      const params = { id: String(order.id) };
      const old = visitor.twin();
      const register = (by: Visitor) =>
        by.call(api.register, { body: { name: 'Tamar', email: newEmail(), password: PASSWORD } });
      await register(visitor);
      expect(await visitor.call(api.readOrder, { params })).toEqual(order);
      await expectProblem(await old.try(api.readOrder, { params }), 404);
      await register(visitor);
      await expectProblem(await visitor.try(api.readOrder, { params }), 404);
    });
  });

  describe('signing out', () => {
    test('makes the old session nobody’s', async () => {
      const { visitor } = await accountHolder(answer);
      const old = visitor.twin();
      expect(await visitor.call(api.logOut)).toEqual({ customer: null });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
      expect(await old.call(api.readCustomer)).toEqual({ customer: null });
      await expectProblem(await old.try(api.readBag), 403);
      await expectProblem(await visitor.try(api.readBag), 403);
    });

    test('leaves a guest a guest', async () => {
      const visitor = await Visitor.known(answer);
      const before = visitor.cookie('XSRF-TOKEN');
      expect(await visitor.call(api.logOut)).toEqual({ customer: null });
      expect(visitor.cookie('XSRF-TOKEN')).toBe(before);
    });

    test('can be done again in a tab that has not heard of it', async () => {
      const { visitor } = await accountHolder(answer);
      const tab = visitor.twin();
      await visitor.call(api.logOut);
      expect(await tab.call(api.logOut)).toEqual({ customer: null });
    });
  });

  describe('a profile', () => {
    test('has its name changed for the asking, and nothing that was not asked', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const text = JSON.stringify({ name: ' Tamar Cohen ', id: 1, balance: 100, is_admin: true });
      const response = await visitor.send('POST', '/api/customer', { text });
      const changed = {
        ...customer,
        name: 'Tamar Cohen',
        first_name: 'Tamar',
        last_name: 'Cohen',
      };
      expect(await expectAnswer(api.saveProfile, response)).toEqual({ customer: changed });
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: changed });
    });

    test('has e-mail address and password changed with the present password only', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const email = newEmail();
      const save = (body: object) => visitor.try(api.saveProfile, { body });
      for (const current_password of [undefined, 'not mine'])
        for (const wanted of [{ email }, { password: 'another password' }]) {
          const problem = await expectProblem(await save({ ...wanted, current_password }), 422);
          expect(problem.fields).toHaveProperty('current_password');
        }
      await expectAnswer(
        api.saveProfile,
        await save({ email, password: 'another password', current_password: PASSWORD }),
      );
      const stranger = await Visitor.known(answer);
      const old = { email: customer.email, password: PASSWORD };
      await expectProblem(await stranger.try(api.logIn, { body: old }), 401);
      const body = { email, password: 'another password' };
      expect((await stranger.call(api.logIn, { body })).customer.id).toBe(customer.id);
    });

    test('does not take the e-mail address of somebody else', async () => {
      const { customer: other } = await accountHolder(answer);
      const { visitor } = await accountHolder(answer);
      const body = { email: other.email, current_password: PASSWORD };
      const { fields } = await expectProblem(await visitor.try(api.saveProfile, { body }), 422);
      expect(fields).toHaveProperty('email');
    });
  });
}
