import { expect, it } from 'vitest';
import { type FacetOption, matching, toggled } from './facet.ts';

const option = (label: string, selected = false): FacetOption => ({
  value: label,
  label,
  count: 1,
  selected,
});

it.each([
  ['', ['Éditions Keshet', 'שָׁלוֹם', 'Tamar Studio']],
  ['  KESHET ', ['Éditions Keshet']],
  ['edit', ['Éditions Keshet']],
  ['שלום', ['שָׁלוֹם']],
  ['x', []],
])('finds for "%s" %j', (words, found) => {
  const options = ['Éditions Keshet', 'שָׁלוֹם', 'Tamar Studio'].map((label) => option(label));
  expect(matching(options, words).map(({ label }) => label)).toEqual(found);
});

it('sets what was not set, and keeps the rest', () => {
  expect(toggled([option('a', true), option('b')], 'b')).toEqual(['a', 'b']);
  expect(toggled([option('a', true), option('b')], 'a')).toEqual([]);
});
