import { api } from '@otzar/contract/api';
import type { EGiftCard } from '@otzar/contract/e-gift-card';
import { OrderConflict } from '@otzar/contract/order';
import type { Product } from '@otzar/contract/product';
import { deliveryDays, eGiftCardLine } from '@otzar/domain/e-gift-card';
import { lineOf } from '@otzar/domain/product';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { newKey, OrderDesk, place, type WantedLine } from './order-desk.ts';
import { findPersonalised } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

const MARKUP = '<script>alert("mazal tov")</script>';

/** What is done to an item beyond selling it, and gift cards that are made for somebody. */
export function giving(answer: Handler): void {
  describe('an item is given', () => {
    let desk: OrderDesk;
    let product: Product;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
      product = await findPersonalised(await Visitor.known(answer));
    });

    const order = async (different: Partial<WantedLine>) => {
      const lines = [{ ...lineOf(product, null, 2), ...different }];
      const { visitor, body } = await desk.shopper();
      const { card_token } = body;
      const response = await place(visitor, desk.bodyFor(lines, { card_token }));
      return { response, totals: desk.totalsOf(lines, true) };
    };

    const changesOf = async (response: Response) => {
      expect(response.status).toBe(409);
      return v.parse(OrderConflict, await response.json()).changes;
    };

    const named = (value: string, price?: number) => {
      const [field] = product.personalizations;
      if (!field) throw new Error('Nothing can be written on it.');
      const { key, label } = field;
      return [{ entries: [{ key, label, value, price: price ?? field.price }] }];
    };

    test('wrapped, at the price of wrapping for the line, with a message that stays text', async () => {
      const gift_options = { wrap: true, message: MARKUP, price: product.gift_wrap ?? 0 };
      const { response, totals } = await order({ gift_options });
      const placed = await expectAnswer(api.placeOrder, response);
      expect(placed.lines[0]?.gift_options).toEqual(gift_options);
      expect(placed.totals).toEqual(totals);
      expect(totals.gift_options).toBe(product.gift_wrap);
    });

    test('with a message alone, for nothing', async () => {
      const { response } = await order({ gift_options: { wrap: false, message: 'Hi', price: 0 } });
      expect((await expectAnswer(api.placeOrder, response)).totals.gift_options).toBe(0);
    });

    test('not for what the shopper says wrapping costs', async () => {
      const { response } = await order({ gift_options: { wrap: true, message: '', price: 0.01 } });
      expect(await changesOf(response)).toMatchObject([
        { id: product.id, gift_options: { price: product.gift_wrap } },
      ]);
    });

    test('with words on it, for the fee of each field', async () => {
      const { response, totals } = await order({
        item_key: newKey().slice(0, 16),
        personalization: named('נועה'),
      });
      const placed = await expectAnswer(api.placeOrder, response);
      expect(placed.lines[0]?.personalization).toEqual(named('נועה'));
      expect(placed.totals).toEqual(totals);
      expect(totals.personalization).toBe(2 * (product.personalizations[0]?.price ?? Number.NaN));
    });

    test('not for what the shopper says the words cost', async () => {
      const { response } = await order({ personalization: named('Noa', 0) });
      expect(await changesOf(response)).toMatchObject([{ personalization: named('Noa') }]);
    });

    test('with no words for which there is no room, nor a place', async () => {
      const room = product.personalizations[0]?.max_length ?? 0;
      const long = await order({ personalization: named('x'.repeat(room + 1)) });
      const path = 'lines.0.personalization.0.entries.0.value';
      expect((await expectProblem(long.response, 422)).fields).toHaveProperty([path]);
      const [group] = named('Noa');
      const entries = group?.entries.map((entry) => ({ ...entry, key: 'no-such-place' })) ?? [];
      const nowhere = await order({ personalization: [{ entries }] });
      expect((await expectProblem(nowhere.response, 422)).fields).toHaveProperty([path]);
    });
  });

  describe('an e-gift card', () => {
    const card: EGiftCard = {
      amount: 75,
      design: 'olive',
      recipient_name: 'Tamar',
      recipient_email: 'tamar@example.com',
      sender_name: 'Noa',
      message: MARKUP,
      deliver_on: null,
    };

    const order = async (made: Partial<EGiftCard>, different: Partial<WantedLine> = {}) => {
      const desk = await OrderDesk.open(answer);
      const { visitor, body } = await desk.shopper();
      const offer = await visitor.call(api.readEGiftCard);
      const line = eGiftCardLine(offer, { ...card, ...made }, newKey().slice(0, 16));
      const lines = [{ ...line, ...different }];
      const { card_token } = body;
      return place(visitor, desk.bodyFor(lines, { card_token, expected_total: line.price }));
    };

    test('costs its amount, untaxed, and is sent by mail', async () => {
      const placed = await expectAnswer(api.placeOrder, await order({}));
      expect(placed.totals).toMatchObject({ subtotal: 75, tax: 0, shipping: 0, total: 75 });
      expect(placed.lines).toMatchObject([{ type: 'giftCard', price: 75, gift_card: card }]);
    });

    test('may be mailed on any day of the year to come', async () => {
      const { first, last } = deliveryDays(new Date());
      for (const deliver_on of [first, last])
        await expectAnswer(api.placeOrder, await order({ deliver_on }));
      for (const deliver_on of ['2020-01-01', '2099-01-01']) {
        const { fields } = await expectProblem(await order({ deliver_on }), 422);
        expect(fields).toHaveProperty(['lines.0.gift_card.deliver_on']);
      }
    });

    test('never costs another price than its amount', async () => {
      const response = await order({}, { price: 0.01 });
      expect(response.status).toBe(409);
      const { changes } = v.parse(OrderConflict, await response.json());
      expect(changes).toMatchObject([{ price: 75 }]);
    });

    const wrong: [keyof EGiftCard, unknown][] = [
      ['amount', 4],
      ['amount', 501],
      ['amount', 7.5],
      ['design', 'gold'],
      ['recipient_email', 'tamar'],
      ['recipient_name', ' '],
      ['message', 'x'.repeat(501)],
    ];
    test.each(wrong)('is refused where its %s is %j', async (field, value) => {
      const { fields } = await expectProblem(await order({ [field]: value }), 422);
      expect(fields).toHaveProperty([`lines.0.gift_card.${field}`]);
    });

    test('is made for somebody, and nothing else is', async () => {
      const { fields } = await expectProblem(await order({}, { gift_card: null }), 422);
      expect(fields).toHaveProperty(['lines.0.gift_card']);
      const { offer } = await OrderDesk.open(answer);
      const { id, type, price } = offer;
      await expectProblem(await order({}, { id, type, price }), 422);
    });

    test('can be had as often as one order may hold', async () => {
      const visitor = await Visitor.known(answer);
      const { id, max } = await visitor.call(api.readEGiftCard);
      const products = [{ id, type: 'giftCard' as const, item_key: 'a', quantity: 100 }];
      const offers = await visitor.call(api.checkMax, { body: { products } });
      expect(offers).toMatchObject([{ id, item_key: 'a', max, quantity: max }]);
    });
  });
}
