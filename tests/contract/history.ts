import { api } from '@otzar/contract/api';
import { noaPassword } from '@otzar/contract/customer.examples';
import type { Endpoint } from '@otzar/contract/endpoint';
import { storeDay } from '@otzar/domain/store-day';
import { lastDayAhead, nextAfter } from '@otzar/domain/subscription';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { OrderDesk, place } from './order-desk.ts';
import { NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** What a customer has: their orders, their books, what comes to them again, and all of it to take along. */
export function history(answer: Handler): void {
  let desk: OrderDesk;

  beforeAll(async () => {
    desk = await OrderDesk.open(answer);
  });

  /** Somebody new who has ordered one thing. */
  const buyer = async () => {
    const { visitor, customer } = await accountHolder(answer);
    const { body } = await desk.shopper({ email: customer.email });
    const order = await expectAnswer(api.placeOrder, await place(visitor, body));
    return { visitor, customer, order, params: { id: String(order.id) } };
  };

  /** The customer who comes with the shop, and has a past. */
  const regular = async () => {
    const visitor = await Visitor.known(answer);
    const body = { email: 'noa@example.com', password: noaPassword };
    const { customer } = await visitor.call(api.logIn, { body });
    return { visitor, customer };
  };

  describe('orders', () => {
    test('are none at first, and then those of the customer alone', async () => {
      const { visitor: nobody } = await accountHolder(answer);
      const none = { orders: [], page: 1, pages: 1, count: 0 };
      expect(await nobody.call(api.listOrders)).toEqual(none);
      const { visitor, order, params } = await buyer();
      expect(await visitor.call(api.listOrders)).toEqual({ ...none, orders: [order], count: 1 });
      expect(await visitor.call(api.readCustomerOrder, { params })).toEqual(order);
      expect(await nobody.call(api.listOrders)).toEqual(none);
    });

    test('open in every session of their customer, and in nobody else’s', async () => {
      const { customer, order, params } = await buyer();
      const elsewhere = await Visitor.known(answer);
      await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      expect(await elsewhere.call(api.readOrder, { params })).toEqual(order);
      const { visitor: thief } = await accountHolder(answer);
      for (const endpoint of [api.readOrder, api.readCustomerOrder] as Endpoint[])
        await expectProblem(await thief.try(endpoint, { params }), 404);
      const nowhere = { params: { id: String(NOWHERE) } };
      await expectProblem(await thief.try(api.readCustomerOrder, nowhere), 404);
    });

    test('of a guest become theirs who opens an account with that e-mail address', async () => {
      const email = newEmail();
      const { visitor, body } = await desk.shopper({ email });
      const own = await expectAnswer(api.placeOrder, await place(visitor, body));
      const gift = { ...body, email: newEmail() };
      const other = await expectAnswer(api.placeOrder, await place(visitor, gift));
      await visitor.call(api.register, { body: { name: 'Noa', email, password: PASSWORD } });
      const { orders } = await visitor.call(api.listOrders);
      expect(orders.map(({ id }) => id)).toEqual([own.id]);
      const elsewhere = await Visitor.known(answer);
      await elsewhere.call(api.logIn, { body: { email, password: PASSWORD } });
      const read = (id: number) => elsewhere.try(api.readOrder, { params: { id: String(id) } });
      await expectAnswer(api.readOrder, await read(own.id));
      await expectProblem(await read(other.id), 404);
    });

    test('come in pages, and one beyond the last is the last', async () => {
      const { visitor, order } = await buyer();
      const page = (asked: string) => visitor.call(api.listOrders, { query: { page: asked } });
      expect(await page('9')).toMatchObject({ orders: [order], page: 1, pages: 1 });
      await expectProblem(await visitor.try(api.listOrders, { query: { page: '0' } }), 422);
    });

    test('say what can be had again', async () => {
      const { visitor } = await accountHolder(answer);
      expect(await visitor.call(api.listBought)).toEqual([]);
      const buying = await buyer();
      const [bought, ...more] = await buying.visitor.call(api.listBought);
      expect(more).toEqual([]);
      expect(bought).toMatchObject({ times: 1, last_at: buying.order.placed_at });
      expect(bought?.product.id).toBe(desk.offer.product_id);
    });
  });

  describe('the library', () => {
    test('opens what is in it for a while, and to its customer alone', async () => {
      const { visitor } = await regular();
      const [item] = await visitor.call(api.readLibrary);
      if (!item) throw new Error('There is nothing to read.');
      expect(item.size).toBeGreaterThan(0);
      const params = { id: String(item.id) };
      const links = await visitor.call(api.openLibraryItem, { params });
      expect(links.read_path).toMatch(/^\/library\/[\w.-]+\/read$/);
      expect(links.download_path).toMatch(/^\/library\/[\w.-]+\/book\.epub$/);
      const { visitor: thief } = await accountHolder(answer);
      expect(await thief.call(api.readLibrary)).toEqual([]);
      await expectProblem(await thief.try(api.openLibraryItem, { params }), 404);
    });
  });

  describe('whom one follows', () => {
    test('is told by name, the last one first', async () => {
      const { visitor } = await accountHolder(answer);
      expect(await visitor.call(api.listFollowed)).toEqual({ creators: [], vendors: [] });
      const { rails } = await visitor.call(api.readHome);
      const written = rails
        .flatMap(({ products }) => products)
        .find(({ creators }) => creators.length > 0);
      const product = await visitor.call(api.readProduct, { params: { id: String(written?.id) } });
      const [creator] = product.creators;
      if (!creator) throw new Error('Nobody made it.');
      await visitor.call(api.follow, { body: { type: 'creator', id: creator.id } });
      await visitor.call(api.follow, { body: { type: 'vendor', id: product.vendor_id } });
      const { creators, vendors } = await visitor.call(api.listFollowed);
      expect(creators).toEqual([creator]);
      expect(vendors).toMatchObject([{ id: product.vendor_id, name: product.vendor }]);
    });
  });

  describe('a subscription', () => {
    const today = () => storeDay(new Date());
    let visitor: Visitor;
    let params: { id: string };

    const change = (body: object) => visitor.call(api.changeSubscription, { params, body });
    const tryChange = (body: object) => visitor.try(api.changeSubscription, { params, body });
    const end = (on?: string) => visitor.call(api.cancelSubscription, { params, query: { on } });

    beforeEach(async () => {
      ({ visitor } = await regular());
      const [first] = await visitor.call(api.listSubscriptions);
      params = { id: String(first?.id) };
      await change({ status: 'active', frequency: 'month', quantity: 1 });
    });

    test('is listed before those that have ended', async () => {
      const all = await visitor.call(api.listSubscriptions);
      const over = all.map(({ status }) => status === 'cancelled');
      expect(over).toEqual(over.toSorted());
      expect(over).toContain(true);
      expect(await visitor.call(api.readSubscription, { params })).toEqual(all[0]);
    });

    test('is changed, and stays so', async () => {
      const changed = await change({ quantity: 2, frequency: 'quarter' });
      expect(changed).toMatchObject({ quantity: 2, frequency: 'quarter', status: 'active' });
      expect(await visitor.call(api.readSubscription, { params })).toEqual(changed);
      expect(await change({ quantity: 3 })).toMatchObject({ quantity: 3, frequency: 'quarter' });
      const { fields } = await expectProblem(await tryChange({ quantity: 99 }), 422);
      expect(fields).toHaveProperty('quantity');
    });

    test('leaves one order out', async () => {
      const before = await visitor.call(api.readSubscription, { params });
      const { next_on } = await change({ skip: true });
      expect(next_on).toBe(nextAfter(before.next_on ?? '', 'month', before.counted_from));
    });

    test('rests, with nothing to skip, and goes on in days to come', async () => {
      expect(await change({ status: 'paused' })).toMatchObject({ status: 'paused', next_on: null });
      await expectProblem(await tryChange({ skip: true }), 422);
      const { status, next_on } = await change({ status: 'active' });
      expect(status).toBe('active');
      expect((next_on ?? '') >= today()).toBe(true);
    });

    test('keeps what was skipped when it rests and goes on', async () => {
      const { next_on } = await change({ skip: true });
      await change({ status: 'paused' });
      expect(await change({ status: 'active' })).toMatchObject({ status: 'active', next_on });
    });

    test('comes on the day it had once its frequency is changed and changed back', async () => {
      const before = await change({ skip: true });
      const quarterly = await change({ frequency: 'quarter' });
      await change({ frequency: 'week' });
      expect(await change({ frequency: 'quarter' })).toEqual(quarterly);
      expect(await change({ frequency: 'month' })).toEqual(before);
    });

    test('ends on a day, which going on takes back', async () => {
      const last = lastDayAhead(today());
      expect(await end(last)).toMatchObject({ status: 'active', ends_on: last });
      expect((await change({ status: 'active' })).ends_on).toBeNull();
      for (const day of ['2020-01-01', '2199-01-01']) {
        const query = { on: day };
        await expectProblem(await visitor.try(api.cancelSubscription, { params, query }), 422);
      }
    });

    test('ends at once', async () => {
      expect(await end()).toMatchObject({ status: 'cancelled', next_on: null });
      await expectProblem(await tryChange({ status: 'paused' }), 422);
      expect(await end()).toMatchObject({ status: 'cancelled' });
    });

    test('is nobody else’s, with each verb, and takes nothing of anybody else', async () => {
      const before = await visitor.call(api.readSubscription, { params });
      const { visitor: thief } = await accountHolder(answer);
      const body = { street: '1 Court Street', name: 'Avi', city: 'Haifa', country: 'IL' };
      const { address } = await thief.call(api.addAddress, {
        body: { ...body, postal_code: '3200000' },
      });
      expect(await thief.call(api.listSubscriptions)).toEqual([]);
      await expectProblem(await thief.try(api.readSubscription, { params }), 404);
      const wanted = { params, body: { quantity: 2 } };
      await expectProblem(await thief.try(api.changeSubscription, wanted), 404);
      await expectProblem(await thief.try(api.cancelSubscription, { params }), 404);
      for (const foreign of [{ address_id: address.id }, { payment_id: NOWHERE }])
        await expectProblem(await tryChange({ ...foreign, quantity: 2 }), 404);
      expect(await visitor.call(api.readSubscription, { params })).toEqual(before);
    });
  });

  describe('all that is kept', () => {
    test('can be taken along by its customer, without what opens anything', async () => {
      const { visitor, order, customer } = await buyer();
      const data = await visitor.call(api.readCustomerData);
      expect(data.customer.id).toBe(customer.id);
      const { token, gift_code: _, ...told } = order;
      expect(data.orders).toEqual([told]);
      expect(JSON.stringify(data)).not.toContain(token);
      const { visitor: other } = await accountHolder(answer);
      const others = await other.call(api.readCustomerData);
      expect(others).toMatchObject({ orders: [], library: [], subscriptions: [], bag: [] });
    });
  });
}
