import { describe, expect, it } from 'vitest';
import { brandOf, groupCardNumber, slashExpiry } from './card-format.ts';

describe('a card number', () => {
  it.each([
    ['42424', '4242 4'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['x', ''],
    ['42424242424242424242', '4242 4242 4242 4242 424'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });

  it.each([
    ['4', 'Visa'],
    ['2221', 'Mastercard'],
    ['55', 'Mastercard'],
    ['378', 'American Express'],
    ['6011', 'Discover'],
    ['9', undefined],
    ['', undefined],
  ])('%s is of the brand %s', (card, brand) => {
    expect(brandOf(card)).toBe(brand);
  });
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['4', '04'],
    ['430', '04/30'],
    ['1/30', '01/30'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['12/305', '12/30'],
    ['12/', '12'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(slashExpiry(typed)).toBe(shown);
  });
});
