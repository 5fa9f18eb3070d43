import { expect, test } from 'vitest';
import { cardBrand, isExpired, normaliseCard, normaliseExpiry, passesLuhn } from './card.ts';

test('white space leaves a card number, and the slash an expiry', () => {
  expect(normaliseCard(' 4242 4242\t4242 4242 ')).toBe('4242424242424242');
  expect(normaliseExpiry(' 12 / 30 ')).toBe('1230');
});

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['378282246310005', true],
  ['', false],
])('the check digit of "%s" is right: %s', (number, right) => {
  expect(passesLuhn(number)).toBe(right);
});

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['9999999999999995', 'Card'],
])('%s is a %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test('a card is good to the end of its month', () => {
  expect(isExpired('1126', new Date('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isExpired('1126', new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(isExpired('1226', new Date('2026-12-31T12:00:00Z'))).toBe(false);
});
