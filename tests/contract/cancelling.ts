import { api } from '@otzar/contract/api';
import { CancelConflict, type Order } from '@otzar/contract/order';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { discounts, giftCards } from './codes.ts';
import { expectProblem } from './expect-problem.ts';
import { OrderDesk, place } from './order-desk.ts';
import type { BackOffice } from './return-desk.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** How an order is cancelled, and what comes back then. */
export function cancelling(answer: Handler, backOffice: BackOffice): void {
  describe('an order is cancelled', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    const ordered = async (different: Parameters<OrderDesk['shopper']>[0] = {}) => {
      const { visitor, body } = await desk.shopper(different);
      return { visitor, order: await expectAnswer(api.placeOrder, await place(visitor, body)) };
    };

    const cancel = (who: Visitor, { id }: Order, body: { token?: string; email?: string } = {}) =>
      who.try(api.cancelOrder, { params: { id: String(id) }, body });

    test('by whoever placed it, once, and everything comes back', async () => {
      const { typed, code } = giftCards.large;
      const { visitor, body } = await desk.shopper();
      const balance = async () =>
        (await visitor.call(api.checkGiftCard, { body: { code } })).balance;
      const before = { balance: await balance(), max: await desk.max(visitor) };
      const email = `${crypto.randomUUID()}@example.com`;
      const discount = { kind: 'percent' as const, value: 15 };
      const expected_total = desk.totalsOf([desk.offer], true, { discount }).total;
      const gift_cards = [{ code: typed, amount_applied: expected_total }];
      const asked = {
        ...body,
        email,
        discount_code: discounts.onceEach,
        expected_total,
        gift_cards,
      };
      const order = await expectAnswer(
        api.placeOrder,
        await place(visitor, { ...asked, card_token: null }),
      );
      expect(order).toMatchObject({ cancellable: true, refund: null });
      const cancelled = await expectAnswer(api.cancelOrder, await cancel(visitor, order));
      expect(cancelled).toMatchObject({
        status: 'cancelled',
        cancellable: false,
        refund: { card: 0, by: null, gift_cards: expected_total },
      });
      expect(cancelled.timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'shopper' });
      const again = await expectAnswer(api.cancelOrder, await cancel(visitor, order));
      expect(again).toEqual(cancelled);
      const params = { id: String(order.id) };
      expect(await visitor.call(api.readOrder, { params })).toEqual(cancelled);
      expect({ balance: await balance(), max: await desk.max(visitor) }).toEqual(before);
      const used = { code: discounts.onceEach, lines: asked.lines, email };
      expect(await visitor.call(api.checkDiscount, { body: used })).toMatchObject({ value: 15 });
    });

    test('and the card that paid is told apart from what gift cards paid', async () => {
      const { visitor, order } = await ordered();
      const { refund } = await expectAnswer(api.cancelOrder, await cancel(visitor, order));
      expect(refund).toEqual({ card: order.totals.total, by: 'void', gift_cards: 0 });
    });

    test('by whoever holds its token or knows its e-mail address, and by nobody else', async () => {
      const { visitor, order } = await ordered();
      const stranger = await Visitor.known(answer);
      for (const proof of [{}, { token: 'guess' }, { email: 'other@example.com' }])
        await expectProblem(await cancel(stranger, order, proof), 404);
      const params = { id: String(order.id) };
      expect((await visitor.call(api.readOrder, { params })).status).toBe('placed');
      const { token } = order;
      expect((await cancel(stranger, order, { token })).status).toBe(200);
      const { order: other } = await ordered();
      expect((await cancel(stranger, other, { email: ' Noa@Example.com ' })).status).toBe(200);
    });

    test('only with an address that can be one', async () => {
      const { visitor, order } = await ordered();
      const text = JSON.stringify({ email: 'nobody' });
      const refused = await visitor.send('POST', `/api/order/${order.id}/cancel`, { text });
      expect((await expectProblem(refused, 422)).fields).toHaveProperty('email');
    });

    test('no more once it has left the shop, and says how it stands', async () => {
      const { visitor, order } = await ordered();
      await backOffice.deliver(order.id);
      const refused = await cancel(visitor, order);
      expect(refused.status).toBe(409);
      const conflict = v.parse(CancelConflict, await refused.json());
      expect(conflict.message).toMatch(/delivered, so it cannot be cancelled/);
      expect(conflict.order).toMatchObject({ status: 'delivered', cancellable: false });
    });
  });
}
