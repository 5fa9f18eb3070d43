import { api } from '@otzar/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { declinedCard, goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { newKey, type OrderBody, OrderDesk, pickup, place } from './order-desk.ts';
import { NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** How an order is placed, found again and refused. */
export function ordering(answer: Handler): void {
  describe('an order', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    test('is placed, takes stock, and is read again by whoever placed it', async () => {
      const { visitor, body } = await desk.shopper();
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      expect(order).toMatchObject({
        email: body.email,
        status: 'placed',
        totals: desk.totalsOf([desk.offer], true),
        shipping_name: desk.method.name,
        card: { last_four: '4242', brand: 'Visa' },
      });
      expect(JSON.stringify(order)).not.toContain(body.card_token);
      const params = { id: String(order.id) };
      expect(await visitor.call(api.readOrder, { params })).toEqual(order);
    });

    test('opens to a stranger by its token or its e-mail address, and by nothing else', async () => {
      const { visitor, body } = await desk.shopper();
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      const params = { id: String(order.id) };
      const stranger = await Visitor.known(answer);
      await expectProblem(await stranger.try(api.readOrder, { params }), 404);
      const guess = { params, query: { token: 'guess' } };
      await expectProblem(await stranger.try(api.readOrder, guess), 404);
      const wrong = { params, body: { email: 'other@example.com' } };
      await expectProblem(await stranger.try(api.findOrder, wrong), 404);
      const byToken = { params, query: { token: order.token } };
      expect(await stranger.call(api.readOrder, byToken)).toEqual(order);
      const byEmail = { params, body: { email: ' Noa@Example.com ' } };
      expect((await stranger.call(api.findOrder, byEmail)).id).toBe(order.id);
    });

    test('is one order, however often it is sent with its key', async () => {
      const { visitor, body } = await desk.shopper();
      const key = newKey();
      const clicks = Array.from({ length: 5 }, () => place(visitor, body, key));
      const orders = (await Promise.all(clicks)).map((click) =>
        expectAnswer(api.placeOrder, click),
      );
      expect(new Set((await Promise.all(orders)).map(({ id }) => id)).size).toBe(1);
    });

    test('is refused when its key was used for another order', async () => {
      const { visitor, body } = await desk.shopper();
      const key = newKey();
      await expectAnswer(api.placeOrder, await place(visitor, body, key));
      const other = { ...body, email: 'other@example.com' };
      await expectProblem(await place(visitor, other, key), 409);
    });

    test('is picked up without an address, and taxed where the shop stands', async () => {
      const totals = desk.totalsOf([desk.offer], false);
      const { visitor, body } = await desk.shopper({
        shipping_type: { delivery: false, id: null },
        shipping_info: null,
        pickup_info: pickup,
        expected_total: totals.total,
      });
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      expect(order).toMatchObject({ pickup_info: pickup, totals });
    });

    const incomplete: [string, Partial<OrderBody>, string][] = [
      ['an address', { shipping_info: null }, 'shipping_info'],
      ['a way of delivery', { shipping_type: { delivery: true, id: NOWHERE } }, 'shipping_type'],
      ['a card', { card_token: null }, 'card_token'],
      ['a line', { lines: [] }, 'lines'],
    ];
    test.each(incomplete)('without %s is refused at that field', async (_, missing, field) => {
      const { visitor, body } = await desk.shopper(missing);
      const { fields } = await expectProblem(await place(visitor, body), 422);
      expect(Object.keys(fields ?? {}).join()).toContain(field);
    });

    test('without who picks it up is refused at that field', async () => {
      const { visitor, body } = await desk.shopper({
        shipping_type: { delivery: false, id: null },
        expected_total: desk.totalsOf([desk.offer], false).total,
      });
      const { fields } = await expectProblem(await place(visitor, body), 422);
      expect(Object.keys(fields ?? {}).join()).toContain('pickup_info');
    });

    test('without an Idempotency-Key is refused', async () => {
      const { visitor, body } = await desk.shopper();
      const { fields } = await expectProblem(await visitor.try(api.placeOrder, { body }), 422);
      expect(fields).toHaveProperty('idempotency-key');
    });

    test('of a customer who was signed out elsewhere is refused, and takes no stock', async () => {
      const { visitor } = await accountHolder(answer);
      const { body } = await desk.shopper({ signed_in: true });
      const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
      const before = await desk.max(visitor);
      await visitor.twin().call(api.logOutEverywhere);
      await expectProblem(await place(visitor, { ...body, card_token: Token }), 403);
      expect(await desk.max(await Visitor.known(answer))).toBe(before);
    });

    test('with a declined card is refused, and takes no stock', async () => {
      const { visitor, body } = await desk.shopper({}, declinedCard);
      const before = await desk.max(visitor);
      await expectProblem(await place(visitor, body), 402);
      expect(await desk.max(visitor)).toBe(before);
    });
  });
}
