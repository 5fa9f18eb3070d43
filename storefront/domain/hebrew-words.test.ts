import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf, withoutFinals, withoutPrefixes } from './hebrew-words.ts';

describe('a Hebrew word without the letters before it', () => {
  it.each([
    ['הגן', ['גן']],
    ['שבגן', ['בגן', 'גן']],
    ['והבית', ['הבית', 'בית']],
    ['ושבספרים', ['שבספרים', 'בספרים', 'ספרים']],
    ['מהספר', ['הספר', 'ספר']],
    ['כשהילדים', ['שהילדים', 'הילדים', 'ילדים']],
    ['הבבקות', ['בבקות']],
    ['גן', []],
    ['לב', []],
    ['garden', []],
  ])('%s', (word, stems) => {
    expect(withoutPrefixes(word)).toEqual(stems);
  });
});

it('has no final letters within a longer one', () => {
  expect(withoutFinals('ספרים')).toBe('ספרימ');
});

/** How far two words are from each other, by the nearest form that both may be of. */
function distance(one: string, other: string): number {
  const costs = new Map(formsOf(other).map(({ text, cost }) => [text, cost]));
  return Math.min(
    ...formsOf(one).map(({ text, cost }) => cost + (costs.get(text) ?? Number.POSITIVE_INFINITY)),
  );
}

describe('forms of one word', () => {
  it.each([
    ['ספר', 'ספרים'],
    ['ספרים', 'ספרי'],
    ['ספר', 'מהספר'],
    ['ספרים', 'ושבספרים'],
    ['ילד', 'לילדים'],
    ['ילד', 'ילדה'],
    ['מתנה', 'מתנות'],
    ['מתנה', 'מתנת'],
    ['מחברת', 'מחברות'],
    ['תוכנית', 'תוכניות'],
    ['ספרייה', 'ספריות'],
    ['ספריה', 'ספרייה'],
    ['חנות', 'חנויות'],
    ['קופסה', 'קופסאות'],
    ['עיפרון', 'עיפרונות'],
    ['עברי', 'עברית'],
    ['עברי', 'עבריים'],
    ['בית', 'בתים'],
    ['שלומ', 'שלום'],
  ])('are %s and %s', (one, other) => {
    expect(distance(one, other)).toBeLessThanOrEqual(8);
  });

  it.each([
    ['ספר', 'ספרייה'],
    ['ספר', 'סיפור'],
    ['ילדים', 'ילדות'],
    ['ספרים', 'שירים'],
    ['נר', 'נהר'],
    ['שלום', 'שום'],
    ['עט', 'ומעט'],
  ])('are not %s and %s', (one, other) => {
    expect(distance(one, other)).toBeGreaterThan(8);
  });

  it('are nearer the less they differ', () => {
    expect(distance('ספר', 'הספר')).toBeLessThan(distance('ספר', 'ספרים'));
    expect(distance('ילד', 'ילדים')).toBeLessThan(distance('ילד', 'ילדה'));
  });

  it('have itself first among them, at no cost', () => {
    const word = fc.string({ unit: fc.constantFrom(...'אבהוילמנתםן'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, (text) => {
        const [own, ...others] = formsOf(text);
        expect(own?.cost).toBe(0);
        expect(others.every(({ cost, text: form }) => cost > 0 && form.length > 0)).toBe(true);
      }),
    );
  });
});
