import { api } from '@otzar/contract/api';
import { discountCents } from '@otzar/domain/discount';
import { giftCardRefused } from '@otzar/domain/gift-card';
import { toUsd } from '@otzar/domain/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { discounts, giftCards } from './codes.ts';
import { expectProblem } from './expect-problem.ts';
import { OrderDesk } from './order-desk.ts';
import { type Handler, Visitor } from './visitor.ts';

/** How codes of gift cards and discounts are checked before an order. */
export function checkingCodes(answer: Handler): void {
  describe('a gift card', () => {
    test('tells its balance, however its code is typed', async () => {
      const visitor = await Visitor.known(answer);
      const { typed, code, balance } = giftCards.small;
      const card = await visitor.call(api.checkGiftCard, { body: { code: typed } });
      expect(card).toEqual({ code, balance });
    });

    const refused: [string, string][] = [
      ['unknown', giftCards.unknown],
      ['spent', giftCards.spent],
      ['not yet valid', giftCards.notYet],
      ['markup', '<b>OTZ</b>'],
    ];
    test.each(refused)(
      'that is %s is refused in one sentence, which tells no code from another',
      async (_, code) => {
        const visitor = await Visitor.known(answer);
        const response = await visitor.try(api.checkGiftCard, { body: { code } });
        expect(await expectProblem(response, 400)).toEqual({ message: giftCardRefused() });
      },
    );

    test.each(['', 'x'.repeat(1_000)])('cannot have the code %#', async (code) => {
      const visitor = await Visitor.known(answer);
      const response = await visitor.try(api.checkGiftCard, { body: { code } });
      expect((await expectProblem(response, 422)).fields).toHaveProperty('code');
    });

    test('cannot be guessed: the eleventh wrong code has to wait', async () => {
      const visitor = await Visitor.known(answer);
      const guess = (code: string) => visitor.try(api.checkGiftCard, { body: { code } });
      for (const _ of Array.from({ length: 10 }))
        expect((await guess(giftCards.unknown)).status).toBe(400);
      for (const code of [giftCards.unknown, giftCards.small.code]) {
        const late = await guess(code);
        expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
        await expectProblem(late, 429);
      }
    });
  });

  describe('a discount', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    const check = async (code: string, lines = [desk.offer], email?: string) => {
      const visitor = await Visitor.known(answer);
      return visitor.try(api.checkDiscount, { body: { code, lines, ...(email && { email }) } });
    };

    test('tells what it takes off this bag, at the shop’s own prices', async () => {
      const visitor = await Visitor.known(answer);
      const off = async (code: string, said = {}) =>
        visitor.call(api.checkDiscount, { body: { code, lines: [{ ...desk.offer, ...said }] } });
      const percent = await off(` ${discounts.percent.toLowerCase()} `);
      const total = toUsd(discountCents({ kind: 'percent', value: 10 }, [desk.offer], 0));
      expect(percent).toMatchObject({ code: discounts.percent, kind: 'percent', value: 10, total });
      expect(await off(discounts.percent, { price: 0.01 })).toEqual(percent);
      expect(await off(discounts.amount)).toMatchObject({ kind: 'amount', value: 5, total: 5 });
      expect(await off(discounts.freeShipping)).toMatchObject({ kind: 'free_shipping', total: 0 });
    });

    const refused: [string, string, RegExp][] = [
      ['unknown', discounts.unknown, /do not know this discount/],
      ['not begun', discounts.notBegun, /begins on/],
      ['ended', discounts.ended, /ended on/],
      ['used', discounts.used, /used already/],
    ];
    test.each(refused)('that is %s is refused in a sentence', async (_, code, sentence) => {
      expect((await expectProblem(await check(code), 400)).message).toMatch(sentence);
    });

    test('below its minimum is told how much is missing', async () => {
      const { message } = await expectProblem(await check(discounts.minimum), 400);
      const missing = (100 - desk.offer.price).toFixed(2);
      expect(message).toContain(`$${missing} are missing`);
    });

    test.each([discounts.percent, discounts.freeShipping])(
      '%s is for nothing in a bag of gift cards, nor in an empty one',
      async (code) => {
        const visitor = await Visitor.known(answer);
        const { id } = await visitor.call(api.readEGiftCard);
        const card = { ...desk.offer, id, type: 'giftCard' as const };
        for (const lines of [[card], []]) {
          const { message } = await expectProblem(await check(code, lines), 400);
          expect(message).toMatch(/nothing in your bag/);
        }
      },
    );

    test('cannot be guessed: the eleventh wrong code has to wait', async () => {
      const visitor = await Visitor.known(answer);
      const guess = (code: string) =>
        visitor.try(api.checkDiscount, { body: { code, lines: [desk.offer] } });
      for (const _ of Array.from({ length: 10 }))
        expect((await guess(discounts.unknown)).status).toBe(400);
      const late = await guess(discounts.percent);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(late, 429);
    });
  });
}
