import type { Facet } from '@otzar/contract/facet';
import { describe, expect, test } from 'vitest';
import { hasMoreOptions, withFewOptions, withOptionsBefore } from './facet.ts';

const facetOf = (count: number, selected: number[] = []): Facet => ({
  key: 'creators',
  label: 'Creator',
  options: Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: `Creator ${at}`,
    count: count - at,
    selected: selected.includes(at),
  })),
  total: count,
});

const values = ({ options }: Facet) => options.map(({ value }) => value).join(' ');

describe('a facet that comes with a list', () => {
  test('is whole where it is short', () => {
    expect(withFewOptions(facetOf(15))).toEqual(facetOf(15));
    expect(hasMoreOptions(withFewOptions(facetOf(15)))).toBe(false);
  });

  test('has its first options where it is long, all that are selected, and the number of all', () => {
    const few = withFewOptions(facetOf(16, [2, 11, 15]));
    expect(values(few)).toBe('0 1 2 3 4 5 6 7 11 15');
    expect(few.total).toBe(16);
    expect(hasMoreOptions(few)).toBe(true);
  });
});

test('until a list has all of its options those of the list before stand there, with what is known of them', () => {
  const before = facetOf(20).options;
  const now = withFewOptions(facetOf(30, [25]));
  const shown = withOptionsBefore(now, before);
  expect(values(shown)).toBe(`${before.map(({ value }) => value).join(' ')} 25`);
  expect(shown.options[0]?.count).toBe(30);
  expect(shown.options[19]?.count).toBe(1);
  expect(hasMoreOptions(shown)).toBe(false);
});
