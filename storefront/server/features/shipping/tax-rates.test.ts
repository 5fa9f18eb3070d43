import { placeProblem } from '@otzar/domain/places';
import { expect, test } from 'vitest';
import { taxRateAt } from './tax-rates.ts';

test.each([
  ['US', '10002', 0.08875],
  ['US', '60601-1234', 0.0886],
  ['US', '97201', 0],
  ['US', '', 0],
  ['GB', 'SW1A 1AA', 0],
])('in %s at %j the rate is %d', (country, postalCode, rate) => {
  expect(taxRateAt(country, postalCode)).toBe(rate);
});

test.each([
  ['US', '1234', /5 digits/],
  ['US', '00012', /do not know/],
  ['CA', '12345', /postal code/],
])('in %s there is no %j', (country, postalCode, sentence) => {
  expect(placeProblem(country, postalCode)).toMatch(sentence);
});

test('countries without a known format take any code', () => {
  expect(placeProblem('FR', '75001')).toBeNull();
});
