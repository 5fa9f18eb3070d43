import { expect, test } from 'vitest';
import { wordsInFull } from './hebrew-abbreviations.ts';
import { plainWords } from './plain-words.ts';

test.each([
  ['ביה״ס', 'בית הספר'],
  ['לבי"ס', 'לבית ספר'],
  ['ומביה״ס', 'ומבית הספר'],
  ['ספר', null],
  ['constructor', null],
])('%s stands for %s', (typed, whole) => {
  expect(wordsInFull(plainWords(typed)[0] ?? '')).toBe(whole);
});
