import { rows } from '@otzar/design-system/widgets/catalogue/HebrewKeyboard';
import { inOtherLayout } from '@otzar/domain/keyboard-layout';
import { expect, it } from 'vitest';

it.each([
  ['akuo', 'שלום'],
  ['AKUO', 'שלום'],
  ['xpr yuc', 'ספר טוב'],
  ['xpr 2', 'ספר 2'],
  ['יקךךם', 'hello'],
  ['mprsgho', 'צפרדעים'],
])('%s may have been meant to be %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

it.each(['', 'a', '12', 'שלוםabc'])('%j is as it was meant', (typed) => {
  expect(inOtherLayout(typed)).toBeNull();
});

it('search and the keyboard on the screen know one layout', () => {
  const latin = ['qwertyuiop', 'asdfghjkl;', 'zxcvbnm,.'];
  for (const [at, keys] of latin.entries())
    for (const [place, key] of [...keys].entries()) {
      const hebrew = rows[at + 1]?.[place]?.plain ?? '';
      // A key that gives a sign in one of both layouts is no text alone.
      if (/[א-ת]/.test(hebrew)) expect(inOtherLayout(`aa${key}`)).toBe(`שש${hebrew}`);
    }
});
