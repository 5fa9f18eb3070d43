import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUsd, formerPrice, priceLabel, roundHalfUp, toCents, toUsd } from './money.ts';

test.each([
  [1.005, 101],
  [1.255, 126],
  [8.345, 835],
  [0.1 + 0.2, 30],
  [19.99, 1999],
  [1_000_000, 100_000_000],
  [0, 0],
])('%d dollars are %d cents', (usd, cents) => {
  expect(toCents(usd)).toBe(cents);
});

test('cents survive the way to dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      expect(toCents(toUsd(cents))).toBe(cents);
    }),
  );
});

test('half a cent is rounded up however the float fell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), (cents) => {
      expect(roundHalfUp(((cents + 0.5) / 100) * 100)).toBe(cents + 1);
    }),
  );
});

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [1.005, '$1.01'],
])('%d is written %s', (usd, text) => {
  expect(formatUsd(usd)).toBe(text);
});

test('dollars are written as Intl writes them', () => {
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(formatUsd(toUsd(cents))).toBe(usd.format(toUsd(cents)));
    }),
  );
});

test('what costs nothing is free', () => {
  expect(priceLabel(0)).toBe('Free');
  expect(priceLabel(0.01)).toBe('$0.01');
});

test('a former price counts only above the price', () => {
  expect(formerPrice(10, 12)).toBe(12);
  expect(formerPrice(10, 10)).toBe(0);
  expect(formerPrice(10, 8)).toBe(0);
});
