import { expect, test } from 'vitest';
import { countries, findCountry } from './countries.ts';

test('about 250 countries have a label and a two-letter code, each its own', () => {
  expect(countries().length).toBeGreaterThan(240);
  expect(countries().length).toBeLessThan(260);
  expect(new Set(countries().map(({ label }) => label)).size).toBe(countries().length);
  expect(new Set(countries().map(({ value }) => value)).size).toBe(countries().length);
  for (const { label, value } of countries()) {
    expect(value).toMatch(/^[A-Z]{2}$/);
    expect(label).not.toBe(value);
  }
});

test('a country is found by its code and by its label', () => {
  expect(findCountry('IL')).toEqual({ label: 'Israel', value: 'IL' });
  expect(findCountry('Israel')).toEqual({ label: 'Israel', value: 'IL' });
  expect(findCountry('Atlantis')).toBeUndefined();
});
