import { expect, test } from 'vitest';
import { choose } from './choose.mjs';

const parts = ['pages', 'visit', 'large'];

test('all parts are measured but the large one, which is asked for', () => {
  expect(choose(parts, { large: false })).toEqual(['pages', 'visit']);
  expect(choose(parts, { large: true })).toEqual(parts);
});

test('parts that are named are measured alone, in the order of the report', () => {
  expect(choose(parts, { only: 'large,pages', large: false })).toEqual(['pages', 'large']);
  expect(choose(parts, { only: 'visit', large: true })).toEqual(['visit', 'large']);
});

test('a part that there is not is refused with those that there are', () => {
  expect(() => choose(parts, { only: 'visit,bags', large: false })).toThrow(
    'The bench has no part "bags". Its parts are pages, visit, large.',
  );
});
