import type { GiftCard } from '@otzar/contract/gift-card';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addGiftCard,
  changedGiftCards,
  type GiftCards,
  giftCardCode,
  hasRemainingBalance,
  lastFour,
  leftToPay,
  noGiftCards,
  removeGiftCard,
  withGiftCardBalance,
  withOrderTotal,
} from './gift-card.ts';
import { toCents } from './money.ts';

const card = (code: string, balance: number): GiftCard => ({ code, balance });
const paying = (orderTotal: number, ...cards: GiftCard[]): GiftCards =>
  cards.reduce(addGiftCard, { ...noGiftCards, orderTotal });
const applied = ({ giftcards }: GiftCards) => giftcards.map((one) => one.amount_applied);

describe('gift cards on an order', () => {
  test('pay in the order in which they were added, the last one only the remainder', () => {
    const state = paying(60, card('A', 25), card('B', 50), card('C', 10));
    expect(applied(state)).toEqual([25, 35, 0]);
    expect(state.giftcards.map((one) => one.value_remaining)).toEqual([0, 15, 10]);
    expect(state.totalApplied).toBe(60);
    expect(hasRemainingBalance(state)).toBe(false);
  });

  test('are ignored when they are there already', () => {
    const state = paying(60, card('A', 25));
    expect(addGiftCard(state, card('A', 40))).toBe(state);
  });

  test('are worked out again when one is removed', () => {
    const state = removeGiftCard(paying(60, card('A', 25), card('B', 50)), 'A');
    expect(applied(state)).toEqual([50]);
    expect(leftToPay(state)).toBe(10);
  });

  test('are worked out again when the total changes', () => {
    const state = paying(60, card('A', 25), card('B', 50));
    expect(applied(withOrderTotal(state, 20))).toEqual([20, 0]);
    expect(applied(withOrderTotal(state, 100))).toEqual([25, 50]);
    expect(withOrderTotal(state, 60)).toBe(state);
  });

  test('take the shop’s word on their balance, and go when nothing is left', () => {
    const state = paying(60, card('A', 25), card('B', 50));
    expect(applied(withGiftCardBalance(state, card('B', 10)))).toEqual([25, 10]);
    expect(applied(withGiftCardBalance(state, card('A', 0)))).toEqual([50]);
  });

  test('are told apart from what a shopper saw', () => {
    const state = paying(60, card('A', 25), card('B', 50));
    const seen = (...amounts: [string, number][]) =>
      changedGiftCards(
        state,
        amounts.map(([code, amount_applied]) => ({ code, amount_applied })),
      );
    expect(seen(['A', 25], ['B', 35])).toEqual([]);
    expect(seen(['A', 25], ['B', 50])).toEqual([card('B', 50)]);
    expect(seen(['A', 25], ['A', 25])).toEqual([card('A', 25)]);
    expect(seen(['C', 1], ['D', 0])).toEqual([card('C', 0)]);
  });

  test('leave a balance while the total exceeds what they pay', () => {
    expect(hasRemainingBalance(paying(60.01, card('A', 60)))).toBe(true);
    expect(hasRemainingBalance(paying(60, card('A', 60)))).toBe(false);
    expect(hasRemainingBalance(noGiftCards)).toBe(false);
  });
});

const usd = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const anyCard = fc.record({ code: fc.constantFrom('A', 'B', 'C', 'D', 'E'), balance: usd });
const step = fc.oneof(
  anyCard.map((one) => (state: GiftCards) => addGiftCard(state, one)),
  anyCard.map(
    ({ code }) =>
      (state: GiftCards) =>
        removeGiftCard(state, code),
  ),
  anyCard.map((one) => (state: GiftCards) => withGiftCardBalance(state, one)),
  usd.map((total) => (state: GiftCards) => withOrderTotal(state, total)),
);
/** Whatever a shopper may have done. */
const anyState = fc
  .array(step, { maxLength: 12 })
  .map((steps) => steps.reduce((state, change) => change(state), noGiftCards));

test('whatever is done, no card pays more than it holds, nor all more than the total', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const sum = applied(state).reduce((total, amount) => total + toCents(amount), 0);
      expect(sum).toBe(toCents(state.totalApplied));
      expect(sum).toBeLessThanOrEqual(toCents(state.orderTotal));
      for (const { amount_applied, balance, value_remaining } of state.giftcards) {
        expect(amount_applied).toBeLessThanOrEqual(balance);
        for (const amount of [amount_applied, value_remaining]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBe(toCents(amount) / 100);
        }
        expect(toCents(amount_applied) + toCents(value_remaining)).toBe(toCents(balance));
      }
    }),
  );
});

test('whatever is done, the cards pay all they can', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const held = state.giftcards.reduce((total, one) => total + toCents(one.balance), 0);
      expect(toCents(state.totalApplied)).toBe(Math.min(held, toCents(state.orderTotal)));
    }),
  );
});

describe('a code', () => {
  test.each([
    'otz-plum-fern-wren',
    ' OTZ PLUM FERN WREN ',
    'OTZPLUMFERNWREN',
    'otz–plum–fern–wren',
  ])('typed %j is read as it is printed', (typed) => {
    expect(giftCardCode(typed)).toBe('OTZ-PLUM-FERN-WREN');
  });

  test('that cannot be one is none of another', () => {
    expect(giftCardCode('plum fern wren')).toBe('PLUMFERNWREN');
  });

  test('shows its last four', () => {
    expect(lastFour('OTZ-PLUM-FERN-WREN')).toBe('WREN');
  });
});
