import { expect, test } from 'vitest';
import { postalCodeProblem } from './address.ts';

test.each([
  ['US', '11201'],
  ['US', ' 11201-1234 '],
  ['CA', 'k1a 0b1'],
  ['IL', '9100701'],
  ['GB', 'SW1A 1AA'],
  ['FR', 'anything'],
])('in %s, %s is a postal code', (country, code) => {
  expect(postalCodeProblem(country, code)).toBeNull();
});

test.each([
  ['US', '1120'],
  ['US', 'ABCDE'],
  ['CA', '11201'],
  ['IL', '123'],
  ['GB', '11201'],
])('in %s, %s is none, and the shopper is told the form', (country, code) => {
  expect(postalCodeProblem(country, code)).toMatch(/^Please enter a /);
});
