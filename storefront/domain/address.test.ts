import { expect, test } from 'vitest';
import { postalCodeLabel, postalCodeProblem } from './address.ts';
import { postalCodes } from './postal-codes.ts';

test.each([
  ['US', '11201'],
  ['US', ' 11201-1234 '],
  ['CA', 'k1a 0b1'],
  ['IL', '9100701'],
  ['GB', 'SW1A 1AA'],
  ['FR', '75004'],
  ['IE', 'D6W XY00'],
  ['NL', '1018dn'],
  ['HK', 'anything'],
])('in %s, %s is a postal code', (country, code) => {
  expect(postalCodeProblem(country, code)).toBeNull();
});

test.each([
  ['US', '1120'],
  ['US', 'ABCDE'],
  ['CA', '11201'],
  ['IL', '123'],
  ['GB', '11201'],
  ['FR', '7500'],
  ['AU', 'K1A 0B1'],
  ['BR', '01227'],
])('in %s, %s is none, and the shopper is told the form', (country, code) => {
  expect(postalCodeProblem(country, code)).toMatch(/^Please enter a /);
});

test('each country’s own example is one of its codes, and no letter too many', () => {
  expect(Object.keys(postalCodes).length).toBeGreaterThanOrEqual(40);
  for (const [country, { example }] of Object.entries(postalCodes)) {
    expect(postalCodeProblem(country, example), country).toBeNull();
    expect(postalCodeProblem(country, `${example}xx9`), country).not.toBeNull();
  }
});

test.each([
  ['US', 'ZIP code', 'Please enter a zip code of 5 digits.'],
  ['GB', 'Postcode', 'Please enter a postcode like SW1A 1AA.'],
  ['IE', 'Eircode', 'Please enter an Eircode like D02 AF30.'],
  ['IN', 'PIN code', 'Please enter a PIN code like 400 001.'],
  ['CA', 'Postal code', 'Please enter a postal code like K1A 0B1.'],
])('in %s it is called %s', (country, label, problem) => {
  expect(postalCodeLabel(country)).toBe(label);
  expect(postalCodeProblem(country, '?')).toBe(problem);
});
