import type { CustomerAddress } from '@otzar/contract/address';
import { api } from '@otzar/contract/api';
import type { Customer } from '@otzar/contract/customer';
import type { Endpoint } from '@otzar/contract/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { NOWHERE } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

const home = {
  name: 'Noa Levi',
  street: '12 Maple Street',
  street_2: '',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
  phone: '718 555 0100',
};
const work = { ...home, street: '1 Court Street' };

const flags = (kept: { default: boolean }[]) => kept.map((one) => one.default);

/** What a customer keeps to order with, what they like and whom they follow: theirs alone. */
export function customersOwn(answer: Handler): void {
  let visitor: Visitor;
  let customer: Customer;

  beforeEach(async () => {
    ({ visitor, customer } = await accountHolder(answer));
  });

  const now = async () => (await visitor.call(api.readCustomer)).customer ?? customer;
  const keep = async (different: Partial<CustomerAddress> = {}) =>
    (await visitor.call(api.addAddress, { body: { ...home, ...different } })).address;
  const cardToken = async (card = goodCard) =>
    (await visitor.call(api.createCardToken, { body: card })).Token;

  describe('addresses', () => {
    test('are kept, changed and forgotten', async () => {
      const { address, addresses } = await visitor.call(api.addAddress, { body: home });
      expect(address).toEqual({ ...home, id: address.id, default: true });
      expect(addresses).toEqual([address]);
      const params = { id: String(address.id) };
      const changed = { ...work, id: address.id, default: true };
      expect(await visitor.call(api.changeAddress, { params, body: work })).toEqual({
        addresses: [changed],
      });
      expect((await now()).addresses).toEqual([changed]);
      expect(await visitor.call(api.removeAddress, { params })).toEqual({ address: changed });
      expect((await now()).addresses).toEqual([]);
      await expectProblem(await visitor.try(api.removeAddress, { params }), 404);
    });

    test('have one default: the first, until another asks for it', async () => {
      const first = await keep();
      const second = await keep(work);
      expect(flags((await now()).addresses)).toEqual([true, false]);
      const third = await keep({ default: true });
      expect(flags((await now()).addresses)).toEqual([false, false, true]);
      const change = (id: number, wanted: boolean) =>
        visitor.call(api.changeAddress, {
          params: { id: String(id) },
          body: { ...work, default: wanted },
        });
      expect(flags((await change(second.id, true)).addresses)).toEqual([false, true, false]);
      expect(flags((await change(second.id, false)).addresses)).toEqual([false, false, false]);
      await change(first.id, true);
      await visitor.call(api.removeAddress, { params: { id: String(first.id) } });
      expect(flags((await now()).addresses)).toEqual([false, false]);
      expect((await now()).addresses.map(({ id }) => id)).toEqual([second.id, third.id]);
    });

    test('have one default, however many ask at once', async () => {
      await Promise.all(Array.from({ length: 6 }, () => keep({ default: true })));
      const { addresses } = await now();
      expect(addresses).toHaveLength(6);
      expect(addresses.filter((one) => one.default)).toHaveLength(1);
    });

    test.each([
      ['street', { street: ' ' }],
      ['postal_code', { postal_code: '1120' }],
      ['country', { country: 'XX' }],
    ])('with a wrong %s are refused at that field', async (field, wrong) => {
      const body = { ...home, ...wrong };
      const { fields } = await expectProblem(await visitor.try(api.addAddress, { body }), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    test('take no more than they are asked for', async () => {
      const text = JSON.stringify({ ...home, id: NOWHERE, customer_id: 1, is_admin: true });
      await visitor.send('POST', '/api/customer/address', { text });
      const [address] = (await now()).addresses;
      expect(address).toEqual({ ...home, id: address?.id, default: true });
      expect(address?.id).not.toBe(NOWHERE);
    });
  });

  describe('cards', () => {
    test('are kept as a token and what may be shown, and forgotten', async () => {
      const Token = await cardToken();
      const { payment, payments } = await visitor.call(api.addPayment, { body: { Token } });
      const kept = { Token, last_four: '4242', brand: 'Visa', exp: '1239' };
      expect(payment).toEqual({ ...kept, id: payment.id, default: true });
      expect(payments).toEqual([payment]);
      expect((await now()).payments).toEqual([payment]);
      const params = { id: String(payment.id) };
      expect(await visitor.call(api.removePayment, { params })).toEqual({ payment });
      expect((await now()).payments).toEqual([]);
    });

    test('have one default, and may be replaced', async () => {
      const Token = await cardToken();
      const other = await cardToken({ ...goodCard, card: '5555555555554444' });
      await visitor.call(api.addPayment, { body: { Token } });
      const { payment } = await visitor.call(api.addPayment, { body: { Token: other } });
      expect(flags((await now()).payments)).toEqual([true, false]);
      const params = { id: String(payment.id) };
      const body = { default: true };
      const { payments } = await visitor.call(api.changePayment, { params, body });
      expect(flags(payments)).toEqual([false, true]);
      const replaced = await visitor.call(api.changePayment, { params, body: { Token } });
      expect(replaced.payments[1]).toMatchObject({ last_four: '4242', default: true });
    });

    test('are never what the gateway did not give: no number is kept', async () => {
      for (const Token of ['tok_made.up', goodCard.card]) {
        const refused = await visitor.try(api.addPayment, { body: { Token } });
        expect((await expectProblem(refused, 422)).fields).toHaveProperty('Token');
      }
      expect((await now()).payments).toEqual([]);
    });
  });

  describe('favourites', () => {
    test('are added once each, in order, and taken out', async () => {
      const { rails } = await visitor.call(api.readHome);
      const [a = 0, b = 0] = rails.flatMap(({ products }) => products.map(({ id }) => id));
      const add = (ids: number[]) => visitor.call(api.addFavorites, { body: { ids } });
      expect(await add([b])).toEqual([b]);
      expect(await add([a, b, NOWHERE])).toEqual([b, a]);
      expect((await now()).favorites).toEqual([b, a]);
      const left = await visitor.call(api.removeFavorites, { body: { ids: [b, NOWHERE] } });
      expect(left).toEqual([a]);
      expect((await now()).favorites).toEqual([a]);
    });
  });

  describe('following', () => {
    test('is begun and ended, as often as it is asked', async () => {
      const { rails } = await visitor.call(api.readHome);
      const cards = rails.flatMap(({ products }) => products);
      const written = cards.find(({ creators }) => creators.length > 0);
      const product = await visitor.call(api.readProduct, { params: { id: String(written?.id) } });
      const creator = { type: 'creator', id: product.creators[0]?.id ?? NOWHERE } as const;
      const vendor = { type: 'vendor', id: product.vendor_id } as const;
      expect(await visitor.call(api.readFollowing)).toEqual({ creators: [], vendors: [] });
      await visitor.call(api.follow, { body: creator });
      const both = { creators: [creator.id], vendors: [vendor.id] };
      expect(await visitor.call(api.follow, { body: vendor })).toEqual(both);
      expect(await visitor.call(api.follow, { body: vendor })).toEqual(both);
      const rest = { creators: [], vendors: [vendor.id] };
      expect(await visitor.call(api.unfollow, { body: creator })).toEqual(rest);
      expect(await visitor.call(api.unfollow, { body: creator })).toEqual(rest);
      expect(await visitor.call(api.readFollowing)).toEqual(rest);
    });

    test('of somebody who is not there is not found', async () => {
      const body = { type: 'creator', id: NOWHERE } as const;
      await expectProblem(await visitor.try(api.follow, { body }), 404);
    });
  });

  describe('what another customer keeps', () => {
    test('is not found, whatever is done to it, and stays', async () => {
      const address = await keep();
      const { payment } = await visitor.call(api.addPayment, {
        body: { Token: await cardToken() },
      });
      const before = await now();
      const { visitor: thief } = await accountHolder(answer);
      const atAddress = { params: { id: String(address.id) } };
      const atPayment = { params: { id: String(payment.id) } };
      const tries: [Endpoint, object][] = [
        [api.changeAddress, { ...atAddress, body: { ...work, default: true } }],
        [api.removeAddress, atAddress],
        [api.changePayment, { ...atPayment, body: { default: false } }],
        [api.removePayment, atPayment],
      ];
      for (const [endpoint, input] of tries)
        await expectProblem(await thief.try(endpoint, input), 404);
      expect(await now()).toEqual(before);
      expect((await thief.call(api.readCustomer)).customer).toMatchObject({
        addresses: [],
        payments: [],
      });
    });
  });

  const calls = Object.values(api).filter(({ audience }) => audience === 'customer');
  test.each(calls)('a guest is refused $method $path, whatever they send', async (endpoint) => {
    const guest = await Visitor.known(answer);
    const path = endpoint.path.replace('{id}', '1');
    for (const text of endpoint.method === 'GET' ? [undefined] : ['{}', '{"a":']) {
      const problem = await expectProblem(await guest.send(endpoint.method, path, { text }), 403);
      expect(problem.message).toMatch(/sign in/);
    }
  });
}
