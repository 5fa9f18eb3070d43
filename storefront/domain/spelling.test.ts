import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLetterLess, slipsBetween } from './spelling.ts';

describe('slips between words', () => {
  it.each([
    ['river', 'river', 0],
    ['rvier', 'river', 1],
    ['rivr', 'river', 1],
    ['rivver', 'river', 1],
    ['rover', 'river', 1],
    ['pomgranete', 'pomegranate', 2],
    ['', 'abc', 3],
    ['שלןם', 'שלום', 1],
  ])('%s and %s', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});

it('words one slip apart share what is left without a letter', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdאבגד'), minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(word, fc.nat(7), fc.constantFrom(...'abאב'), (whole, place, letter) => {
      const slip = whole.slice(0, place) + letter + whole.slice(place + 1);
      const shared = oneLetterLess(slip).filter((text) => oneLetterLess(whole).includes(text));
      expect(shared).not.toEqual([]);
    }),
  );
});
