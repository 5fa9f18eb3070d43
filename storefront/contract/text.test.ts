import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, withoutDirectionMarks } from './text.ts';

describe('the beginning of a text', () => {
  test.each([
    ['books', 10, 'books'],
    ['books', 3, 'boo'],
    ['cafe\u0301', 4, 'caf'],
    ['a👨‍👩‍👧', 5, 'a'],
    ['שָׁלוֹם', 2, ''],
  ])('of %j in %i units is %j', (text, most, beginning) => {
    expect(beginningOf(text, most)).toBe(beginning);
  });

  test('never ends within a letter, and is never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(40), (text, most) => {
        const letters = (words: string) => [...new Intl.Segmenter().segment(words)].length;
        const beginning = beginningOf(text, most);
        expect(beginning.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(beginning)).toBe(true);
        expect(letters(beginning) + letters(text.slice(beginning.length))).toBe(letters(text));
      }),
    );
  });
});

test('marks of direction are gone, letters of both directions and joined emoji stay', () => {
  expect(withoutDirectionMarks('a\u202Eb\u202C \u2067c\u2069 \u200Fד\u200E \u061Ce')).toBe(
    'ab c ד e',
  );
  expect(withoutDirectionMarks('צה״ל 👨‍👩‍👧')).toBe('צה״ל 👨‍👩‍👧');
});
