import { api } from '@otzar/contract/api';
import { OrderConflict } from '@otzar/contract/order';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { declinedCard, goodCard, lostReplyCard, slowCard } from './cards.ts';
import { discounts, giftCards } from './codes.ts';
import { expectProblem } from './expect-problem.ts';
import {
  type KnownDiscount,
  newKey,
  type OrderBody,
  OrderDesk,
  pickup,
  place,
} from './order-desk.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

const conflictOf = async (response: Response): Promise<OrderConflict> => {
  expect(response.status).toBe(409);
  return v.parse(OrderConflict, await response.json());
};

const statuses = (responses: Response[]) => responses.map(({ status }) => status).sort();

const balanceOf = async (visitor: Visitor, code: string): Promise<number> =>
  (await visitor.call(api.checkGiftCard, { body: { code } })).balance;

/** How an order is paid: with gift cards, for less, and with each of the sandbox's cards. */
export function paying(answer: Handler): void {
  describe('an order is paid', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    /** Somebody who orders with a discount, and sees what it takes off. */
    const discounted = (code: string, discount: KnownDiscount | null, email?: string) =>
      desk.shopper({
        discount_code: code,
        expected_total: desk.totalsOf([desk.offer], true, { discount }).total,
        ...(email && { email }),
      });

    test('by a gift card alone, without any other', async () => {
      const { visitor, body } = await desk.shopper({ card_token: null });
      const { typed, code } = giftCards.large;
      const before = await balanceOf(visitor, code);
      const gift_cards = [{ code: typed, amount_applied: body.expected_total }];
      const paid = { ...body, gift_cards };
      const order = await expectAnswer(api.placeOrder, await place(visitor, paid));
      expect(order).toMatchObject({ due: 0, card: null });
      expect(order.gift_cards).toEqual([
        { last_four: code.slice(-4), amount_applied: body.expected_total },
      ]);
      expect(JSON.stringify(order)).not.toContain(code);
      expect(await balanceOf(visitor, code)).toBeCloseTo(before - body.expected_total, 5);
    });

    test('by one gift card once, however many orders it is on', async () => {
      const lines = desk.dearer(60);
      const { code } = giftCards.fifty;
      const shoppers = await Promise.all(
        [1, 2].map(async () => {
          const { visitor, body } = await desk.shopper();
          const gift_cards = [{ code, amount_applied: 50 }];
          const { card_token } = body;
          return { visitor, body: desk.bodyFor(lines, { card_token, gift_cards }) };
        }),
      );
      const answers = await Promise.all(shoppers.map(({ visitor, body }) => place(visitor, body)));
      expect(statuses(answers)).toEqual([201, 409]);
      for (const one of answers) {
        if (one.status === 409) {
          expect((await conflictOf(one)).gift_cards).toEqual([{ code, balance: 0 }]);
        } else {
          const order = await expectAnswer(api.placeOrder, one);
          expect(order.due).toBeCloseTo(order.totals.total - 50, 5);
          expect(order.card).toMatchObject({ last_four: '4242' });
        }
      }
    });

    test('by no gift card that is unknown, nor by one at another balance than was seen', async () => {
      const { visitor, body } = await desk.shopper();
      const asked = [
        { code: giftCards.unknown, amount_applied: 1 },
        { code: giftCards.small.typed, amount_applied: 5 },
      ];
      const refused = await place(visitor, { ...body, gift_cards: asked });
      expect((await conflictOf(refused)).gift_cards).toEqual([
        { code: giftCards.unknown, balance: 0 },
        { code: giftCards.small.code, balance: giftCards.small.balance },
      ]);
    });

    const kinds: [string, KnownDiscount][] = [
      [discounts.percent, { kind: 'percent', value: 10 }],
      [discounts.amount, { kind: 'amount', value: 5 }],
      [discounts.freeShipping, { kind: 'free_shipping', value: 0 }],
    ];
    test.each(kinds)('for less, with %s', async (code, discount) => {
      const { visitor, body } = await discounted(code.toLowerCase(), discount);
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      expect(order.discount).toEqual({ code, kind: discount.kind });
      expect(order.totals).toEqual(desk.totalsOf([desk.offer], true, { discount }));
      expect(order.due).toBe(order.totals.total);
    });

    test('without using a code that takes nothing off it', async () => {
      const { visitor, body } = await desk.shopper({
        discount_code: discounts.freeShipping,
        shipping_type: { delivery: false, id: null },
        shipping_info: null,
        pickup_info: pickup,
        expected_total: desk.totalsOf([desk.offer], false, {}).total,
      });
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      expect(order.discount).toBeNull();
      expect(order.totals.discount).toBe(0);
    });

    test('not for less with a code that is over', async () => {
      const { visitor, body } = await discounted(discounts.ended, null);
      const { message, fields } = await conflictOf(await place(visitor, body));
      expect(message).toMatch(/ended on/);
      expect(fields).toEqual({ discount_code: message });
    });

    test('for less once, with a code that each may use once', async () => {
      const discount: KnownDiscount = { kind: 'percent', value: 15 };
      const email = `once-${newKey()}@example.com`;
      const first = await discounted(discounts.onceEach, discount, email);
      const tagged = email.toUpperCase().replace('@', '+again@');
      const second = await discounted(discounts.onceEach, discount, tagged);
      const answers = await Promise.all(
        [first, second].map(({ visitor, body }) => place(visitor, body)),
      );
      expect(statuses(answers)).toEqual([201, 409]);
      const check = { code: discounts.onceEach, lines: [desk.offer], email };
      const checked = await first.visitor.try(api.checkDiscount, { body: check });
      expect((await expectProblem(checked, 400)).message).toMatch(/used already/);
      const other = await discounted(discounts.onceEach, discount, `other-${newKey()}@example.com`);
      await expectAnswer(api.placeOrder, await place(other.visitor, other.body));
    });

    test('with nothing taken when the card is declined', async () => {
      const discount: KnownDiscount = { kind: 'amount', value: 3 };
      const { typed: code } = giftCards.small;
      const { visitor, body } = await desk.shopper(
        {
          discount_code: discounts.once,
          expected_total: desk.totalsOf([desk.offer], true, { discount }).total,
          gift_cards: [{ code, amount_applied: giftCards.small.balance }],
        },
        declinedCard,
      );
      const before = await desk.max(visitor);
      await expectProblem(await place(visitor, body), 402);
      expect(await desk.max(visitor)).toBe(before);
      expect(await balanceOf(visitor, code)).toBe(giftCards.small.balance);
      const again = { code: discounts.once, lines: [desk.offer] };
      expect((await visitor.try(api.checkDiscount, { body: again })).status).toBe(200);
    });

    test('with at most five declined cards of one session, then with none for a while', async () => {
      const { visitor, body } = await desk.shopper({}, declinedCard);
      for (const _ of Array.from({ length: 5 })) {
        const { fields } = await expectProblem(await place(visitor, body), 402);
        expect(fields?.card).toMatch(/declined this card/);
      }
      const { Token: card_token } = await (await Visitor.known(answer)).call(api.createCardToken, {
        body: goodCard,
      });
      for (const late of [
        await place(visitor, body),
        await place(visitor, { ...body, card_token }),
        await visitor.try(api.createCardToken, { body: goodCard }),
      ]) {
        expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
        const { message, fields } = await expectProblem(late, 429);
        expect(message).toMatch(/Nothing was charged, and everything you entered is kept/);
        expect(fields).toEqual({ card: message });
      }
      const other = await desk.shopper();
      await expectAnswer(api.placeOrder, await place(other.visitor, other.body));
    });

    test('by whoever mistypes twice, with the third card', async () => {
      const { visitor, body } = await desk.shopper({}, declinedCard);
      for (const _ of Array.from({ length: 2 }))
        await expectProblem(await place(visitor, body), 402);
      const { Token: card_token } = await visitor.call(api.createCardToken, { body: goodCard });
      await expectAnswer(api.placeOrder, await place(visitor, { ...body, card_token }));
    });

    test('for less by one of two, with a code for one order', async () => {
      const discount: KnownDiscount = { kind: 'amount', value: 3 };
      const shoppers = await Promise.all([1, 2].map(() => discounted(discounts.once, discount)));
      const answers = await Promise.all(shoppers.map(({ visitor, body }) => place(visitor, body)));
      expect(statuses(answers)).toEqual([201, 409]);
    });

    test('once, when the reply of the bank was lost and it is sent again', async () => {
      const { visitor, body } = await desk.shopper({}, lostReplyCard);
      const before = await desk.max(visitor);
      const key = newKey();
      const { message } = await expectProblem(await place(visitor, body, key), 503);
      expect(message).toMatch(/send your order again/);
      expect(await desk.max(visitor)).toBe(before);
      const order = await expectAnswer(api.placeOrder, await place(visitor, body, key));
      expect(await expectAnswer(api.placeOrder, await place(visitor, body, key))).toEqual(order);
    });

    test('by a card whose bank takes its time', async () => {
      const { visitor, body } = await desk.shopper({}, slowCard);
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      expect(order.card).toMatchObject({ last_four: '0077' });
    });

    test.each([-1, 0, 1.5, 1e9, '2', null])('never for a quantity of %j', async (quantity) => {
      const { visitor, body } = await desk.shopper();
      const lines = body.lines.map((line) => ({ ...line, quantity })) as OrderBody['lines'];
      const { fields } = await expectProblem(await place(visitor, { ...body, lines }), 422);
      expect(fields).toHaveProperty(['lines.0.quantity']);
    });
  });
}
