import { describe, expect, it } from 'vitest';
import { stemsOf, withFinalLetter } from './hebrew-words.ts';

describe('a Hebrew word without the letters before it', () => {
  it.each([
    ['הגן', ['גן']],
    ['שבגן', ['בגן', 'גן']],
    ['והבית', ['הבית', 'בית']],
    ['גן', []],
    ['לב', []],
    ['garden', []],
  ])('%s', (word, stems) => {
    expect(stemsOf(word)).toEqual(stems);
  });
});

it('ends with a final letter, however it was typed', () => {
  expect(withFinalLetter('שלומ')).toBe('שלום');
  expect(withFinalLetter('שלום')).toBeNull();
  expect(withFinalLetter('item')).toBeNull();
});
