import { api } from '@otzar/contract/api';
import type { CallInput } from '@otzar/contract/endpoint';
import type { PlanGroup } from '@otzar/contract/plan';
import { plusDays } from '@otzar/domain/calendar-day';
import { lastStart } from '@otzar/domain/recurring';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { home, newKey } from './order-desk.ts';
import { NOWHERE } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

type Body = NonNullable<CallInput<typeof api.beginSubscription>['body']>;

/** What can come again and again, and signing up for it. */
export function comingRegularly(answer: Handler): void {
  let group: PlanGroup;
  let visitor: Visitor;
  let good: Body;

  const begin = (body: Body, key = newKey(), as = visitor) =>
    as.try(api.beginSubscription, { body, headers: { 'Idempotency-Key': key } });
  const refused = async (different: Partial<Body>) => {
    const { fields } = await expectProblem(await begin({ ...good, ...different }), 422);
    return fields;
  };
  const read = (type_id: '1' | '2', group_id: number) =>
    visitor.try(api.readPlanGroup, { params: { type_id, group_id: String(group_id) } });

  beforeAll(async () => {
    ({ visitor } = await accountHolder(answer));
    const groups = await visitor.call(api.listPlanGroups);
    const found = groups.find(({ refused }) => refused === null);
    if (found === undefined) throw new Error('Nothing can come regularly.');
    group = found;
    const { address } = await visitor.call(api.addAddress, { body: home });
    const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
    const { payment } = await visitor.call(api.addPayment, { body: { Token } });
    const plan = group.plans.find(({ product }) => product.max > 1);
    good = {
      type_id: 1,
      group_id: group.group_id,
      product_id: plan?.product.id ?? 0,
      frequency: plan?.frequencies[0] ?? 'month',
      quantity: 1,
      first_on: plusDays(group.first_day, 2),
      address_id: address.id,
      payment_id: payment.id,
    };
  });

  test('a group of plans is read by anybody, and says from when it can come', async () => {
    const params = { type_id: '1' as const, group_id: String(group.group_id) };
    const guest = await Visitor.known(answer);
    expect(await guest.call(api.readPlanGroup, { params })).toEqual(group);
    expect(group.last_day).toBe(lastStart(group.first_day));
    expect(group.plans.length).toBeGreaterThan(0);
  });

  test('a group of another type, or of none, is not there', async () => {
    await expectProblem(await read('1', NOWHERE), 404);
    await expectProblem(await read('2', NOWHERE), 404);
    for (const path of ['3/1', '0/1', '1/x', '1/0', '01/1'])
      await expectProblem(await visitor.send('GET', `/api/plan_group/${path}`), 404);
  });

  test('a product comes by itself, unless it is one that cannot', async () => {
    const params = (id: number) => ({ type_id: '2' as const, group_id: String(id) });
    const one = await visitor.call(api.readPlanGroup, { params: params(good.product_id) });
    expect(one).toMatchObject({ type_id: 2, group_id: good.product_id, refused: null });
    expect(one.plans).toHaveLength(1);
    const { rails } = await visitor.call(api.readHome);
    const cards = rails.flatMap(({ products }) => products);
    const kinds = cards.find(({ has_variations }) => has_variations);
    if (kinds === undefined) throw new Error('Nothing comes in several kinds.');
    const several = await visitor.call(api.readPlanGroup, { params: params(kinds.id) });
    expect(several.refused).toMatch(/^This comes in several kinds/);
    const body = { ...good, type_id: 2 as const, group_id: kinds.id, product_id: kinds.id };
    const { fields } = await expectProblem(await begin(body), 422);
    expect(fields).toEqual({ product_id: several.refused });
  });

  test('an estimate adds tax and shipping to the price of the day', async () => {
    const { product_id, address_id } = good;
    const body = { product_id, quantity: 1, address_id };
    const { totals, shipping_name } = await visitor.call(api.estimatePlan, { body });
    const price = group.plans.find(({ product }) => product.id === product_id)?.product.price;
    expect(totals.subtotal).toBe(price);
    expect(shipping_name).not.toBe('');
    expect(totals.total).toBeCloseTo(totals.subtotal + totals.tax + totals.shipping, 2);
    const foreign = await visitor.try(api.estimatePlan, { body: { ...body, address_id: NOWHERE } });
    await expectProblem(foreign, 404);
    const nowhere = await visitor.try(api.estimatePlan, { body: { ...body, address_id: null } });
    await expectProblem(nowhere, 422);
  });

  test('ten clicks sign up once, and another body with their key is refused', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(good, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const begun = await Promise.all(answers.map((one) => one.json()));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(begun[0]).toMatchObject({
      ...{ type_id: 1, quantity: 1, frequency: good.frequency, status: 'active', failure: null },
      ...{ started_on: good.first_on, counted_from: good.first_on, not_before: null },
      ...{ next_on: good.first_on, ends_on: null, retry_on: null },
      ...{ address_id: good.address_id, payment_id: good.payment_id },
    });
    const all = await visitor.call(api.listSubscriptions);
    expect(all.filter(({ id }) => id === begun[0].id)).toHaveLength(1);
    await expectProblem(await begin({ ...good, quantity: 2 }, key), 409);
  });

  describe('what a subscription is sent to and paid with', () => {
    /** Somebody to whom something comes, with another address and another card. */
    const subscriber = async () => {
      const { visitor: who } = await accountHolder(answer);
      const street = '3 Court Street';
      const { address } = await who.call(api.addAddress, { body: home });
      const other = await who.call(api.addAddress, { body: { ...home, street } });
      const { Token } = await who.call(api.createCardToken, { body: goodCard });
      const { payment } = await who.call(api.addPayment, { body: { Token } });
      const card = { ...goodCard, card: '5555555555554444' };
      const second = await who.call(api.createCardToken, { body: card });
      const spare = await who.call(api.addPayment, { body: { Token: second.Token } });
      const body = { ...good, address_id: address.id, payment_id: payment.id };
      const begun = await (await begin(body, newKey(), who)).json();
      const params = { id: String(begun.id) };
      const read = () => who.call(api.readSubscription, { params });
      return {
        who,
        begun,
        params,
        read,
        address,
        payment,
        other: other.address,
        spare: spare.payment,
      };
    };

    test('is not deleted without another in its place, and that is one step', async () => {
      const { who, begun, read, address, payment, other, spare } = await subscriber();
      const ways = [
        { endpoint: api.removePayment, gone: payment, stays: spare, column: 'payment_id' },
        { endpoint: api.removeAddress, gone: address, stays: other, column: 'address_id' },
      ] as const;
      for (const { endpoint, gone, stays, column } of ways) {
        const params = { id: String(gone.id) };
        const remove = (replacement?: number) =>
          who.try(endpoint, {
            params,
            query: replacement === undefined ? {} : { replacement: String(replacement) },
          });
        const { message } = await expectProblem(await remove(), 409);
        expect(message).toContain(begun.product.title);
        await expectProblem(await remove(NOWHERE), 404);
        const { fields } = await expectProblem(await remove(gone.id), 422);
        expect(fields).toHaveProperty('replacement');
        expect(await read()).toMatchObject({ [column]: gone.id });
        expect((await remove(stays.id)).status).toBe(200);
        expect(await read()).toMatchObject({ [column]: stays.id });
        await expectProblem(await remove(), 404);
      }
    });

    test('is held by one that rests, and let go by one that has ended', async () => {
      const { who, params, payment } = await subscriber();
      const card = { params: { id: String(payment.id) } };
      await who.call(api.changeSubscription, { params, body: { status: 'paused' } });
      await expectProblem(await who.try(api.removePayment, card), 409);
      await who.call(api.cancelSubscription, { params });
      expect((await who.try(api.removePayment, card)).status).toBe(200);
    });

    test('is not taken over by what is somebody else’s', async () => {
      const { who, payment } = await subscriber();
      const { spare } = await subscriber();
      const asked = {
        params: { id: String(payment.id) },
        query: { replacement: String(spare.id) },
      };
      await expectProblem(await who.try(api.removePayment, asked), 404);
    });
  });

  describe('a sign-up that cannot be says why', () => {
    test.each<[keyof Body, Partial<Body>]>([
      ['product_id', { product_id: NOWHERE }],
      ['quantity', { quantity: 99 }],
      ['quantity', { quantity: 0 }],
      ['frequency', { frequency: 'week' }],
      ['first_on', { first_on: '2020-01-01' }],
      ['first_on', { first_on: '2199-01-01' }],
      ['first_on', { first_on: 'tomorrow' }],
      ['address_id', { address_id: null }],
      ['payment_id', { payment_id: null }],
    ])('at %s, for %j', async (field, different) => {
      const fields = await refused(different);
      expect(fields).toHaveProperty(field);
      expect(fields?.[field]).toMatch(/^[A-Z].*\.$/);
    });

    test('and nothing was begun', async () => {
      const before = await visitor.call(api.listSubscriptions);
      await refused({ quantity: 99 });
      expect(await visitor.call(api.listSubscriptions)).toEqual(before);
    });
  });

  test('nobody signs up with an address or a card of somebody else, nor without an account', async () => {
    const { visitor: thief } = await accountHolder(answer);
    await expectProblem(await begin(good, newKey(), thief), 404);
    await expectProblem(await begin({ ...good, address_id: NOWHERE }), 404);
    await expectProblem(await begin({ ...good, payment_id: NOWHERE }), 404);
    const guest = await Visitor.known(answer);
    await expectProblem(await begin(good, newKey(), guest), 403);
    const noKey = await visitor.try(api.beginSubscription, { body: good });
    await expectProblem(noKey, 422);
  });
}
