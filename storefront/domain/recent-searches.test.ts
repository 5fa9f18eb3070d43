import { expect, it } from 'vitest';
import { withSearched } from './recent-searches.ts';

it('a search comes to the front, once', () => {
  expect(withSearched(['salt', 'Garden'], 'garden')).toEqual(['garden', 'salt']);
});

it('eight are remembered', () => {
  const many = Array.from({ length: 8 }, (_, at) => `term ${at}`);
  expect(withSearched(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
});
