import type { Currency } from '@otzar/contract/currency';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountIn, bothIn, formatIn, priceLabelIn, shownCurrency, usDollar } from './currency.ts';
import { formatUsd } from './money.ts';

const list = listCurrenciesExamples.default;
const shekel: Currency = { currency: 'ILS', name: 'Israeli New Shekel', rate: 3.65, symbol: '₪' };

const currency = fc.record({
  currency: fc.stringMatching(/^[A-Z]{3}$/).filter((code) => code !== 'USD'),
  name: fc.string({ minLength: 1 }),
  rate: fc.double({ min: 0.0001, max: 10_000, noNaN: true }),
  symbol: fc.constantFrom('', '₪', '€', 'CA$'),
});
/** Prices of a shop: whole cents, in dollars. */
const price = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);

test('US Dollar is built in: USD, at a rate of 1, without a symbol', () => {
  expect(usDollar).toEqual({ currency: 'USD', name: 'US Dollar', rate: 1, symbol: '' });
});

describe('the currency that prices are shown in', () => {
  test('is US Dollar where none is chosen', () => {
    expect(shownCurrency(list, null)).toEqual(usDollar);
    expect(shownCurrency([], null)).toEqual(usDollar);
  });

  test('is the chosen one at the rate of the list', () => {
    expect(shownCurrency(list, { ...shekel, rate: 3.1 })).toEqual(shekel);
  });

  test('is the chosen one as it was kept until the list has come', () => {
    const kept = { ...shekel, rate: 3.1 };
    expect(shownCurrency([], kept)).toBe(kept);
  });

  test('is US Dollar when the list no longer has the chosen one', () => {
    const without = list.filter((entry) => entry.currency !== 'ILS');
    expect(shownCurrency(without, shekel)).toEqual(usDollar);
  });

  test('is on the list that has come, or US Dollar', () => {
    fc.assert(
      fc.property(fc.array(currency, { minLength: 1 }), fc.option(currency), (some, chosen) => {
        const shown = shownCurrency(some, chosen);
        expect([...some, usDollar]).toContain(shown);
        if (shown !== usDollar) expect(shown.currency).toBe(chosen?.currency);
      }),
    );
  });
});

describe('a price in a currency', () => {
  test.each([
    [24.95, 3.65, 91.07],
    [0.01, 1.5, 0.02],
    [1.005, 1, 1.01],
    [19.99, 0.86, 17.19],
    [1_000_000, 3.65, 3_650_000],
  ])('%d dollars at %d are %d', (usd, rate, amount) => {
    expect(amountIn({ ...shekel, rate }, usd)).toBe(amount);
  });

  test('has at most two decimals, and is half of the last one off at most', () => {
    fc.assert(
      fc.property(currency, price, (shown, usd) => {
        const amount = amountIn(shown, usd);
        expect(Number(amount.toFixed(2))).toBe(amount);
        const exact = usd * shown.rate;
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.005 + exact * 1e-9);
      }),
    );
  });

  test('is never dearer where the dollars are fewer', () => {
    fc.assert(
      fc.property(currency, price, price, (shown, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(amountIn(shown, less)).toBeLessThanOrEqual(amountIn(shown, more));
      }),
    );
  });

  test.each([
    [shekel, 24.95, '₪91.07'],
    [shekel, 1234.5, '₪4,505.93'],
    [{ ...shekel, rate: 4 }, 2, '₪8.00'],
    [{ ...shekel, symbol: '' }, 2, 'ILS 7.30'],
    [usDollar, 1234.5, '$1,234.50'],
  ])('in %o, %d dollars are written %s', (shown, usd, text) => {
    expect(formatIn(shown, usd)).toBe(text);
  });

  test('stays in dollars as they are charged, whatever rate is given for the dollar', () => {
    fc.assert(
      fc.property(currency, price, ({ rate, symbol }, usd) => {
        expect(formatIn({ ...usDollar, rate, symbol }, usd)).toBe(formatUsd(usd));
      }),
    );
  });

  test('is free where it is not above 0, and only there', () => {
    fc.assert(
      fc.property(currency, price, (shown, usd) => {
        expect(priceLabelIn(shown, 0)).toBe('Free');
        expect(priceLabelIn(shown, -usd)).toBe('Free');
        expect(priceLabelIn(shown, usd)).toBe(formatIn(shown, usd));
      }),
    );
  });
});

describe('a sum that is charged', () => {
  test('is said in dollars first, then about what it is', () => {
    expect(bothIn(shekel, 27)).toBe('$27.00, about ₪98.55');
    expect(bothIn(usDollar, 27)).toBe('$27.00');
  });

  test('is converted once: three times a rounded price would miss it', () => {
    expect(bothIn(shekel, 29.97)).toBe('$29.97, about ₪109.39');
    expect(3 * amountIn(shekel, 9.99)).toBeCloseTo(109.38, 5);
  });

  test('misses what it exactly comes to by half a hundredth at most, however many prices it is the sum of', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const rate = fc
      .integer({ min: 1, max: 1_000_000 })
      .map((tenThousandths) => tenThousandths / 10_000);
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 50 }), rate, (prices, rate) => {
        const sum = prices.reduce((all, one) => all + one, 0);
        const shown = amountIn({ ...shekel, rate }, sum / 100);
        expect(Math.abs(shown * 100 - sum * rate)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
