import { expect, test } from 'vitest';
import { isMadeOfNames } from './own-names.ts';

const own = ['Tamar Levi', 'tamar.levi99'];

test.each([
  'otzarotzar',
  'Otzar123',
  'OTZAR-2026!',
  '0tz4r 0tz4r',
  'otzarbooks',
  'Otzar Bookshop 1',
  'otzarpassword',
  'ｏｔｚａｒ１２３',
  'tamarlevi',
  'Tamar.Levi99',
  'levi1990!',
  'T4m4r-otzar-2026',
])('%s is made of names', (password) => {
  expect(isMadeOfNames(password, own)).toBe(true);
});

test.each([
  'quiet places 31',
  'bookshop password',
  'tamar above the river',
  'otzar has 3 old windows',
  'leviathan in the harbor',
  '',
])('%j is more than names', (password) => {
  expect(isMadeOfNames(password, own)).toBe(false);
});

test('names too short to be told from chance count for nothing', () => {
  expect(isMadeOfNames('alabaster', ['Al Ba'])).toBe(false);
});
