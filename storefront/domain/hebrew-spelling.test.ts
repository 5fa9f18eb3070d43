import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defective, spellingDistance } from './hebrew-spelling.ts';

describe('full and defective spelling', () => {
  it.each([
    ['תוכנית', 'תכנית', 3],
    ['אימא', 'אמא', 3],
    ['עיפרונ', 'עפרונ', 3],
    ['זיכרונ', 'זכרנ', 6],
    ['דוגמא', 'דוגמה', 3],
    ['ספר', 'ספר', 0],
  ])('of %s and %s are %i apart', (one, other, distance) => {
    expect(defective(one)).toBe(defective(other));
    expect(spellingDistance(one, other)).toBe(distance);
    expect(spellingDistance(other, one)).toBe(distance);
  });

  it.each([
    ['שיר', 'שור'],
    ['רמונימ', 'רומנימ'],
    ['ספר', 'סיפורו'],
    ['ספר', 'ספל'],
    ['ספר', 'ספרת'],
  ])('are not what %s and %s differ in', (one, other) => {
    expect(spellingDistance(one, other)).toBeNull();
  });

  it('one vowel letter more is another spelling of any word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'אבגדהכלמנס'), minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(6), fc.constantFrom('ו', 'י'), (text, place, letter) => {
        const at = 1 + (place % text.length);
        const full = text.slice(0, at) + letter + text.slice(at);
        if (at === text.length) return;
        expect(defective(full)).toBe(defective(text));
        expect(spellingDistance(full, text)).toBe(3);
      }),
    );
  });
});
