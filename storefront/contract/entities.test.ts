import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listCategories } from './category.ts';
import { Country } from './country.ts';
import { Location } from './location.ts';

test('a category has children, if only none', () => {
  expect(v.is(listCategories.answer, [{ name: 'Books', value: '/books' }])).toBe(false);
});

test('a tax rate is a number', () => {
  expect(v.is(Location.entries.tax_rate, 0.08875)).toBe(true);
  expect(v.is(Location.entries.tax_rate, '0.08875')).toBe(false);
});

test('a country code has two letters', () => {
  expect(v.is(Country, { label: 'Israel', value: 'ISR' })).toBe(false);
});
